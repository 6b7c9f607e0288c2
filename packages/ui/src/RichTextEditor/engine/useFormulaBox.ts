import { NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useState } from 'react';
import type { Latest } from './engineProps.ts';
import { attrsOf, type FormulaAttrs } from './schema.ts';

const NEW: FormulaAttrs = { tex: '', isBlock: false, markup: '' };

/** State of the formula dialog, and how its result is written to the text. */
export function useFormulaBox(view: RefObject<EditorView | null>, latest: Latest) {
  const [opened, setOpened] = useState<{ formula: FormulaAttrs; at: number | undefined }>();

  const open = () => {
    const editor = view.current;
    if (!editor || latest.current.draw === undefined) return;
    const { selection } = editor.state;
    const chosen = selection instanceof NodeSelection ? selection.node : undefined;
    const isFormula = chosen?.type.name === 'formula';
    // The dialog returns the focus to where it was.
    editor.focus();
    setOpened(
      isFormula
        ? { formula: attrsOf(chosen), at: selection.from }
        : {
            formula: { ...NEW, tex: editor.state.doc.textBetween(selection.from, selection.to, ' ') },
            at: undefined,
          },
    );
  };

  const change = (edit: (editor: EditorView) => Transaction) => {
    if (view.current) view.current.dispatch(edit(view.current).scrollIntoView());
    setOpened(undefined);
  };
  const handleDone = (formula: FormulaAttrs) =>
    change(({ state: { tr, schema } }) => {
      const isText = latest.current.format === 'text';
      const node = schema.nodes['formula']?.create(isText ? { ...formula, markup: '' } : formula);
      if (!node) return tr;
      return opened?.at === undefined
        ? tr.replaceSelectionWith(node, false)
        : tr.setSelection(NodeSelection.create(tr.doc, opened.at)).replaceSelectionWith(node, false);
    });
  const handleRemove = () =>
    change(({ state: { tr } }) => (opened?.at === undefined ? tr : tr.delete(opened.at, opened.at + 1)));

  return {
    open,
    /** Props of the dialog. */
    box: {
      formula: opened?.formula,
      isExisting: opened?.at !== undefined,
      onDone: handleDone,
      onRemove: handleRemove,
      onClose: () => setOpened(undefined),
    },
  };
}
