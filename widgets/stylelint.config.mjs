// The design system as a law: letters, lines, weights, spaces, corners, shadows and colours come from `shared/tokens.css` and
// `shared/palette.css`. Exceptions: letters that are drawn at the scale of a map, points and millimetres on paper, room for a notch.

import buttons from "./tools/buttons.mjs";

const SPACE = String.raw`-?(?:0|1px|2px|4px|8px|12px|16px|24px|32px|48px|64px|auto)`;
const CORNER = "(?:0|2px|4px|8px|50%|999px)";
const TOKEN = String.raw`var\(--al-[\w-]+(?:, [^)]+)?\)`;
const each = (one) => new RegExp(`^${one}(?: ${one})*(?: !important)?$`);

const SYSTEM = {
  "font-size": [new RegExp(`^${TOKEN}(?: !important)?$`), "inherit", "1em", "0", /^calc\(.*var\(--al-share/, /^(?:8|9|10|10\.5|11|13)pt$/],
  "font-family": [new RegExp(`^${TOKEN}$`), "inherit"],
  "font-weight": [/^(?:400|600|650)(?: !important)?$/, "inherit"],
  "line-height": [new RegExp(`^${TOKEN}$`), "inherit", "1", "1.5", "0"],
  "/^(padding|margin)(-|$)|gap$/": [each(SPACE), /^calc\(/, /^[\d.]+em$/, /env\(/, /^[\d.]+mm$/, new RegExp(`^${TOKEN}$`)],
  "/radius$/": [each(CORNER), "inherit"],
  "box-shadow": ["none", new RegExp(`^${TOKEN}$`), /^(?:inset )?0 0 0 [1-3]px var\(--al-[\w-]+\)$/],
};

const COLOURS = ["/(^|-)color$/", "background", "background-color", "fill", "stroke", "/^border/", "outline"];

export default {
  ignoreFiles: ["**/node_modules/**"],
  plugins: [buttons],
  rules: {
    "algeria/buttons": true,
    "declaration-property-value-allowed-list": SYSTEM,
    "declaration-property-value-disallowed-list": Object.fromEntries(COLOURS.map((property) => [property, [/#[0-9a-f]{3,8}\b/i, /rgba?\(/]])),
    "color-named": "never",
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": true,
    "property-no-unknown": true,
    "selector-type-no-unknown": true,
  },
  overrides: [{ files: ["shared/buttons.css", "shared/head.css"], rules: { "algeria/buttons": null } }, { files: ["shared/palette.css", "shared/tokens.css", "page/fonts.css"], rules: { "declaration-property-value-allowed-list": null, "declaration-property-value-disallowed-list": null, "color-named": null } }],
};
