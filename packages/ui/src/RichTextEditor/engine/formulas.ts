import { isHistoryTransaction } from 'prosemirror-history';
import { InputRule, undoInputRule } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { formulasIn, tidyTex } from '../source.ts';

const takenBack = new PluginKey('takenBack');

/**
 * TeX between dollar signs becomes a formula with the last sign. A space at either end says that it is about money;
 * Backspace, right after, takes it back.
 */
export function formulaRules(type: NodeType): InputRule[] {
  const rule = (pattern: RegExp, isBlock: boolean) =>
    new InputRule(pattern, (state, [, written = ''], start, end) => {
      const tex = tidyTex(written);
      // More than the formula came at once: it is read when it is there.
      return tex === '' || start > end
        ? null
        : state.tr.replaceWith(start, end, type.create({ tex, isBlock }));
    });
  return [
    rule(/(?<![\\$])\$\$((?:[^$\\]|\\.)+)\$\$$/, true),
    rule(/(?<![\\$])\$((?!\s)(?:[^$\\]|\\.)*(?:[^$\\\s]|\\.))\$$/, false),
  ];
}

/** Takes back what typed signs have just become. */
export const takeBack: Command = (state, dispatch) =>
  undoInputRule(state, dispatch && ((transaction) => dispatch(transaction.setMeta(takenBack, true))));

/** Whether several letters came at once, as by dictation, an automatic completion or a paste, with a dollar sign among them. */
function hasArrived(transaction: Transaction): boolean {
  if (isHistoryTransaction(transaction) || transaction.getMeta(takenBack) !== undefined) return false;
  let has = false;
  transaction.steps.forEach((step, place) => {
    const after = transaction.docs[place + 1] ?? transaction.doc;
    step.getMap().forEach((_, __, from, to) => {
      const words = after.textBetween(from, to, '\n', '');
      has ||= words.length > 1 && words.includes('$');
    });
  });
  return has;
}

/** Makes formulas of all TeX between dollar signs, as the platform reads it. */
function readFormulas({ tr, doc }: EditorState, type: NodeType): Transaction | null {
  doc.descendants((node, at) => {
    for (const { tex, isBlock, from, to } of formulasIn(node.text ?? ''))
      tr.replaceWith(tr.mapping.map(at + from), tr.mapping.map(at + to), type.create({ tex, isBlock }));
  });
  return tr.docChanged ? tr : null;
}

/** Reads the formulas of words that arrive at once; letters typed one by one are the rules' business. */
export function arrivingFormulas(type: NodeType): Plugin {
  let view: EditorView | undefined;
  return new Plugin({
    view: (own) => {
      view = own;
      return {};
    },
    appendTransaction: (transactions, _, state) =>
      // What a method of input composes is left alone until it is done.
      view?.composing !== true && transactions.some(hasArrived) ? readFormulas(state, type) : null,
  });
}
