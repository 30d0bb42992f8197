// A law of the style sheets: what can be pressed is painted in `shared/buttons.css` and `shared/head.css`, and nowhere else.
// A rule about a button elsewhere may say how high it is and where it stands, not its ground, its border or its corners.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import selectors from "postcss-selector-parser";
import stylelint from "stylelint";

const NAME = "algeria/buttons";
const PAINT = /^(?:background(?:-color|-image)?|border(?:-.+)?|outline-color)$/;
const STOCK = ["jupyter-button", "al-room-button"];
// What is pressed and is no button to the eye: words that are explained, keys of rules, rows of lists, playing cards, pins of a map.
const OTHER = new Set(["al-term", "al-rule", "al-close", "al-row-button", "al-piece-button", "al-tab-button", "al-cards-face", "al-duel-card", "al-home-pin", "al-marker"]);

const here = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(here, { recursive: true }).filter((file) => /^(?!node_modules|tests).*\.ts$/.test(file));
const classes = new Set(STOCK);
for (const file of sources) {
  for (const [, names] of readFileSync(here + file, "utf8").matchAll(/h\("button",\s*\{[^}]*?class: [`"]([^`"]*)[`"]/g)) {
    for (const name of names.split(/\s+/)) if (/^al-[\w-]+$/.test(name) && !OTHER.has(name)) classes.add(name);
  }
}

/** Whether the last compound of a selector, which is what it paints, is a button. */
function isButton(selector) {
  let found = false;
  const nodes = selector.nodes.slice(selector.nodes.findLastIndex((node) => node.type === "combinator") + 1);
  for (const node of nodes) {
    if (node.type === "pseudo" && node.value.startsWith("::")) return false;
    if (node.type === "tag" && node.value === "button") found = true;
    if (node.type === "class" && OTHER.has(node.value)) return false;
    if (node.type === "class" && classes.has(node.value)) found = true;
    if (node.type === "pseudo" && [":is", ":where"].includes(node.value)) found ||= node.nodes.some(isButton);
  }
  return found;
}

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules((one) => {
    const painted = one.nodes.filter((node) => node.type === "decl" && PAINT.test(node.prop)).map(({ prop }) => prop);
    if (painted.length === 0 || !selectors().astSync(one.selector).nodes.some(isButton)) return;
    stylelint.utils.report({ ruleName: NAME, result, node: one, message: `A button is painted anew (${painted.join(", ")}): ${one.selector} (${NAME})` });
  });
};
rule.ruleName = NAME;
rule.messages = {};
export default stylelint.createPlugin(NAME, rule);
