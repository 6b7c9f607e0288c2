import { isHistoryTransaction } from 'prosemirror-history';
import { InputRule, undoInputRule } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { formulasIn, tidyTex } from '../source.ts';

const undoneConversion = new PluginKey('takenBack');

/**
 * Returns input rules that turn TeX between dollar signs into a formula when the closing sign is typed. A space
 * inside either sign means that the signs are about money. Backspace right after the conversion undoes it.
 */
export function formulaRules(type: NodeType): InputRule[] {
  const rule = (pattern: RegExp, isBlock: boolean) =>
    new InputRule(pattern, (state, [, source = ''], start, end) => {
      const tex = tidyTex(source);
      // More than the formula was inserted at once; `bulkFormulaPlugin` handles that.
      return tex === '' || start > end
        ? null
        : state.tr.replaceWith(start, end, type.create({ tex, isBlock }));
    });
  return [
    rule(/(?<![\\$])\$\$((?:[^$\\]|\\.)+)\$\$$/, true),
    rule(/(?<![\\$])\$((?!\s)(?:[^$\\]|\\.)*(?:[^$\\\s]|\\.))\$$/, false),
  ];
}

/** Undoes the conversion by an input rule. */
export const undoConversion: Command = (state, dispatch) =>
  undoInputRule(state, dispatch && ((transaction) => dispatch(transaction.setMeta(undoneConversion, true))));

/**
 * Returns whether a transaction inserted several characters at once, including a dollar sign, as by dictation,
 * autocompletion or paste.
 */
function isBulkInsert(transaction: Transaction): boolean {
  if (isHistoryTransaction(transaction) || transaction.getMeta(undoneConversion) !== undefined) return false;
  let has = false;
  transaction.steps.forEach((step, index) => {
    const after = transaction.docs[index + 1] ?? transaction.doc;
    step.getMap().forEach((_, __, from, to) => {
      const text = after.textBetween(from, to, '\n', '');
      has ||= text.length > 1 && text.includes('$');
    });
  });
  return has;
}

/** Converts all TeX between dollar signs to formulas, by the platform's rules. */
function readFormulas({ tr, doc }: EditorState, type: NodeType): Transaction | null {
  doc.descendants((node, at) => {
    for (const { tex, isBlock, from, to } of formulasIn(node.text ?? ''))
      tr.replaceWith(tr.mapping.map(at + from), tr.mapping.map(at + to), type.create({ tex, isBlock }));
  });
  return tr.docChanged ? tr : null;
}

/** Plugin that converts formulas in text inserted at once; the input rules handle letters typed one by one. */
export function bulkFormulaPlugin(type: NodeType): Plugin {
  let view: EditorView | undefined;
  return new Plugin({
    view: (own) => {
      view = own;
      return {};
    },
    appendTransaction: (transactions, _, state) =>
      // Text that an input method is composing is converted only when it is complete.
      view?.composing !== true && transactions.some(isBulkInsert) ? readFormulas(state, type) : null,
  });
}
