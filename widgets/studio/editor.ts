// The text of a scenario: CodeMirror with marks where the kernel finds something, and nothing of its own to judge by.

import { acceptCompletion, autocompletion, type CompletionSource, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { drawSelection, EditorView, gutter, GutterMarker, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Words } from "../shared/types";
import type { Change, Fault } from "./types";

export interface Listener {
  /** The text has changed, by whatever means. */
  changed(): void;
  complete: CompletionSource;
}

const LOOK = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: "var(--al-gov-deep)" },
  { tag: tags.comment, color: "var(--al-quiet)", fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--al-good)" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--al-fln-deep)" },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--al-quiet)" },
]);

/** A sign in the margin: a letter and a word, for colour alone tells nothing. */
class Sign extends GutterMarker {
  constructor(private readonly warns: boolean, private readonly name: string) {
    super();
  }

  override eq(other: Sign): boolean {
    return this.warns === other.warns && this.name === other.name;
  }

  override toDOM(): Node {
    const sign = document.createElement("span");
    sign.className = this.warns ? "al-studio-sign al-studio-warns" : "al-studio-sign";
    sign.textContent = this.warns ? "!" : "✕";
    sign.title = this.name;
    return sign;
  }
}

const setSigns = StateEffect.define<ReadonlyMap<number, Sign>>();

/** Signs by the number of their line; they wander with the text until the kernel has looked again. */
const signs = StateField.define<RangeSet<Sign>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setSigns)) continue;
      const { doc } = transaction.state;
      now = RangeSet.of([...effect.value].filter(([line]) => line <= doc.lines)
        .map(([line, sign]) => sign.range(doc.line(line).from)), true);
    }
    return now;
  },
});

export class Editor {
  readonly element: HTMLElement;
  private readonly view: EditorView;
  private readonly named = new Compartment();
  private readonly listener: Listener;

  constructor(listener: Listener, private readonly words: Words) {
    this.listener = listener;
    this.view = new EditorView({ state: this.stateOf("") });
    this.element = this.view.dom;
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  destroy(): void {
    this.view.destroy();
  }

  /** Puts another text in place of the one before, with a history of its own. */
  put(text: string): void {
    this.view.setState(this.stateOf(text));
  }

  /** Takes the last change back, or brings it again. */
  undo(): void {
    undo(this.view);
  }

  redo(): void {
    redo(this.view);
  }

  /** How many changes can be taken back, and how many brought again. */
  get depths(): [number, number] {
    return [undoDepth(this.view.state), redoDepth(this.view.state)];
  }

  /** Who only comes by with Tab goes on with it; who presses or writes here indents with it. */
  private passing(): Extension {
    let pressed = false;
    return [
      EditorView.domEventHandlers({
        mousedown: (_event, view) => {
          pressed = true;
          view.setTabFocusMode(false);
        },
        focus: (_event, view) => void (pressed || view.setTabFocusMode(true)),
        blur: () => void (pressed = false),
      }),
      EditorView.updateListener.of(({ transactions, view }) => {
        if (transactions.some((one) => one.docChanged && !one.isUserEvent("input.form"))) view.setTabFocusMode(false);
      }),
    ];
  }

  /** Changes parts of the text, as somebody who types does: it can be taken back. What has changed comes into view. */
  change(changes: readonly Change[]): void {
    const set = this.view.state.changes([...changes]);
    const first = Math.min(...changes.map(({ from }) => from));
    this.view.dispatch({ changes: set, annotations: isolateHistory.of("full"), userEvent: "input.form" });
    this.point(this.view.state.doc.lineAt(set.mapPos(first, -1)).number);
  }

  /** Shows a line as the current one, and leaves the focus where it is. */
  point(line: number): void {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  }

  /** Speaks another language. */
  speak(): void {
    this.view.dispatch({ effects: this.named.reconfigure(this.names()) });
  }

  /** Marks what the kernel has found. */
  mark(faults: readonly Fault[]): void {
    const { doc } = this.view.state;
    const found = new Map<number, Sign>();
    const marks: Diagnostic[] = [];
    for (const fault of faults) {
      if (fault.file) continue; // its line is one of another file
      const line = Math.min(Math.max(fault.line, 1), doc.lines);
      if (!found.has(line) || !fault.warns) found.set(line, new Sign(fault.warns, this.words(fault.warns ? "studio-ui-warning" : "studio-ui-error")));
      marks.push(this.markOf(fault, line));
    }
    this.view.dispatch(setDiagnostics(this.view.state, marks), { effects: setSigns.of(found) });
  }

  /** Goes to a place, counted from 1. */
  go(line: number, column = 1): void {
    const { doc } = this.view.state;
    const there = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const at = Math.min(there.from + Math.max(column, 1) - 1, there.to);
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    this.view.focus();
  }

  focus(): void {
    this.view.focus();
  }

  private markOf(fault: Fault, line: number): Diagnostic {
    const { from, to, text } = this.view.state.doc.line(line);
    const start = Math.min(from + Math.max(fault.column, 1) - 1, to);
    const word = /^[^\s:,\]}]+/.exec(text.slice(start - from))?.[0].length ?? 0;
    return { from: start, to: Math.min(start + Math.max(word, 1), to), severity: fault.warns ? "warning" : "error", message: fault.text };
  }

  private names(): Extension {
    const said = ["Find", "Replace", "next", "previous", "all", "match case", "by word", "regexp", "replace", "replace all", "close",
      "Go to line", "go", "Completions", "Folded lines", "Unfolded lines", "folded code", "unfold"];
    const phrases = Object.fromEntries(said.map((phrase) => [phrase, this.words(`studio-cm-${phrase.toLowerCase().replace(/ /g, "-")}`)]));
    return [EditorState.phrases.of(phrases), EditorView.contentAttributes.of({ "aria-label": this.words("studio-ui-text"),
      "aria-describedby": "al-studio-leave", tabindex: "0", spellcheck: "false", autocorrect: "off", autocapitalize: "off" })];
  }

  private stateOf(doc: string): EditorState {
    const { listener } = this;
    const heard = EditorView.updateListener.of((update) => update.docChanged && listener.changed());
    return EditorState.create({ doc, extensions: [
      this.named.of(this.names()), lineNumbers(), signs, gutter({ class: "al-studio-gutter", markers: (view) => view.state.field(signs) }),
      foldGutter(), history(), drawSelection(), indentOnInput(), indentUnit.of("  "), bracketMatching(), highlightActiveLine(),
      highlightActiveLineGutter(), highlightSelectionMatches(), search({ top: true }), yaml(), syntaxHighlighting(LOOK),
      EditorView.lineWrapping, EditorState.tabSize.of(2), autocompletion({ override: [(context) => listener.complete(context)] }), heard, this.passing(),
      keymap.of([{ key: "Tab", run: acceptCompletion }, ...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap,
        ...completionKeymap, indentWithTab]),
    ] });
  }
}
