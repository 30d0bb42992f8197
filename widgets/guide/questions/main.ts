// A question in a cell of its own.

import "../../shared/palette.css";
import "../../shared/base.css";
import { h, setAttrs } from "../../shared/dom";
import { tellSilence } from "../../shared/wire/line";
import { follow, type Model as AnyModel, send, wordsOf } from "../../shared/wire/model";
import { keepKeys } from "../../shared/page/notebook_keys";
import { Question } from "./question";
import type { Asked, QuestionView } from "./types";

type Model = AnyModel<Asked>;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const words = wordsOf(model);
  const root = h("div", { class: "al-widget al-asked-alone" });
  const freeKeys = keepKeys(root);
  // Once the kernel has ended, nothing that is answered is heard.
  const silent = () => tellSilence(() => root.append(h("p", { class: "al-broken", role: "alert" }, words("widget-no-answer"))));
  let question: Question | null = null;

  const draw = () => {
    const view = model.get("view") as QuestionView;
    if (question?.id === view.id) question.update(view);
    else {
      question?.leave();
      question = new Question(view, words, (asked) => send(model, asked, silent));
      root.replaceChildren(question.element);
    }
    setAttrs(root, { lang: view.lang, dir: view.dir });
  };
  const unfollow = follow(model, { "change:view": draw });
  draw();
  el.replaceChildren(root);
  return () => {
    unfollow();
    question?.end();
    freeKeys();
    root.remove();
  };
}

export default { render };
