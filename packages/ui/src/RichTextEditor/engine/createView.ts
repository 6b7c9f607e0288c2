import type { Slice } from 'prosemirror-model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Latest } from './engineProps.ts';
import { formats, positionOf } from './formats.ts';
import { FormulaView } from './formulaView.ts';
import { attrsOf } from './schema.ts';

export interface ViewOptions {
  /** Element in which the editor is mounted. */
  readonly mount: HTMLElement;
  readonly state: EditorState;
  readonly latest: Latest;
  readonly dispatch: (editor: EditorView, transaction: Transaction) => void;
  /** Opens the dialog of the selected formula. */
  readonly openFormula: () => void;
}

/** Creates the ProseMirror view with its handling of the clipboard, drag and drop, and formulas. */
export function createView({ mount, state, latest, dispatch, openFormula }: ViewOptions): EditorView {
  const { clean, readText } = formats[latest.current.format];
  return new EditorView(
    { mount },
    {
      state,
      dispatchTransaction(this: EditorView, transaction) {
        dispatch(this, transaction);
      },
      transformPastedHTML: clean,
      clipboardTextParser: (text) => readText(text),
      clipboardTextSerializer: wordsOf,
      handlePaste: (_, event) => takePictures(event, event.clipboardData, latest),
      handleDrop: (_, event) => takePictures(event, event.dataTransfer, latest),
      handleClickOn: (clicked, _, node, at, __, isDirect) => {
        if (!isDirect || node.type.name !== 'formula' || attrsOf(node).tex === '') return false;
        clicked.dispatch(clicked.state.tr.setSelection(NodeSelection.create(clicked.state.doc, at)));
        openFormula();
        return true;
      },
      nodeViews: {
        formula: (node, owner, getPos) =>
          new FormulaView({
            node,
            draw: latest.current.draw,
            onDrawn: (markup) => {
              const at = getPos();
              if (latest.current.format === 'text' || at === undefined || owner.isDestroyed) return;
              owner.dispatch(
                owner.state.tr.setNodeAttribute(at, 'markup', markup).setMeta('addToHistory', false),
              );
            },
          }),
      },
    },
  );
}

/** Restores the caret from its position in the plain field, whose content was `value`. */
export function restoreCaret(editor: EditorView, value: string, caret: readonly [number, number]): void {
  const { doc } = editor.state;
  const at = (offset: number) => doc.resolve(Math.min(positionOf(value, offset), doc.content.size));
  const selection = TextSelection.between(at(caret[0]), at(caret[1]));
  editor.dispatch(editor.state.tr.setSelection(selection));
  editor.focus();
}

function wordsOf(slice: Slice): string {
  const text: string[] = [];
  slice.content.forEach((block) =>
    text.push(
      block.textBetween(0, block.content.size, '\n', (leaf) => leaf.type.spec.leafText?.(leaf) ?? ''),
    ),
  );
  return text.join('\n');
}

function takePictures(event: Event, data: DataTransfer | null, latest: Latest): boolean {
  const { onPictures } = latest.current;
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  // Office programs put a picture of the text on the clipboard beside the text itself.
  if (pictures.length === 0 || onPictures === undefined || (data?.getData('text/plain') ?? '') !== '')
    return false;
  event.preventDefault();
  onPictures(pictures);
  return true;
}
