import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useImperativeHandle, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { richText } from '../../RichText/RichText.css.ts';
import * as css from '../RichTextEditor.css.ts';
import { commandOf, statesOf } from './commands.ts';
import { createView, restoreCaret } from './createView.ts';
import type { EngineProps } from './engineProps.ts';
import { FormulaBox } from './FormulaBox.tsx';
import { formats } from './formats.ts';
import { pluginsOf } from './plugins.ts';
import { createReportedValues } from './reportedValues.ts';
import { useFormulaBox } from './useFormulaBox.ts';

/** The editor, based on ProseMirror: it is loaded late and takes over what was typed in the plain field. */
export function Engine(props: EngineProps) {
  const { handle, control, label, format, value, rows, placeholder, draw } = props;
  const { schema, read, write } = formats[format];
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [reported] = useState(() => createReportedValues(value));
  const formulas = useFormulaBox(view, latest);

  const stateOf = (doc: Node) =>
    EditorState.create({
      doc,
      plugins: pluginsOf(schema, {
        openFormula: draw === undefined ? undefined : formulas.open,
        leaveToTools: () => latest.current.onLeaveToTools(),
      }),
    });

  const dispatch = (editor: EditorView, transaction: Transaction) => {
    const { maxLength, onChange, onStates, onFull } = latest.current;
    const next = editor.state.apply(transaction);
    if (!transaction.docChanged) {
      editor.updateState(next);
      onStates(statesOf(next));
      return;
    }
    const value = write(next.doc);
    const isTooLong =
      maxLength !== undefined && value.length > maxLength && value.length > reported.last().length;
    // Text that an input method is composing cannot be refused halfway.
    if (isTooLong && !editor.composing) {
      onFull();
      return;
    }
    editor.updateState(next);
    onStates(statesOf(next));
    if (value === reported.last()) return;
    reported.report(value);
    onChange(value);
  };

  useLayoutEffect(() => {
    if (holder.current === null) return;
    const { caret, value: before } = latest.current;
    const editor = createView({
      mount: holder.current,
      state: stateOf(read(before)),
      latest,
      dispatch,
      openFormula: formulas.open,
    });
    view.current = editor;
    latest.current.onField(holder.current);
    latest.current.onStates(statesOf(editor.state));
    if (caret !== undefined) restoreCaret(editor, before, caret);
    return () => {
      view.current = null;
      latest.current.onField(null);
      editor.destroy();
    };
    // The editor is re-created only for another format; it reads other changed props from `latest`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format]);

  const takeOver = useEffectEvent(() => {
    const editor = view.current;
    if (!reported.isNew(value) || !editor) return;
    editor.updateState(stateOf(read(value)));
    latest.current.onStates(statesOf(editor.state));
  });
  useLayoutEffect(() => takeOver(), [value]);

  const {
    id,
    'aria-describedby': described,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  } = control;
  useLayoutEffect(() => {
    view.current?.setProps({ attributes: ({ doc }) => attributesOf(doc, latest.current) });
  }, [id, described, isInvalid, isRequired, label, format, placeholder]);

  useImperativeHandle(handle, () => ({
    run(tool) {
      const editor = view.current;
      if (!editor) return;
      if (tool === 'formula') return formulas.open();
      commandOf(tool, editor.state)?.(editor.state, editor.dispatch, editor);
      editor.focus();
    },
    focus: () => view.current?.focus(),
    insertPicture(src, alt) {
      const editor = view.current;
      const type = editor?.state.schema.nodes['image'];
      if (editor && type)
        editor.dispatch(editor.state.tr.replaceSelectionWith(type.create({ src, alt }), false));
    },
  }));

  return (
    <>
      {/* Has the height of the plain field. */}
      <div ref={holder} style={{ minHeight: `calc(${rows} * 1.6em + 24px)` }} />
      {draw !== undefined && <FormulaBox {...formulas.box} draw={draw} />}
    </>
  );
}

/** Attributes of the editable element. */
function attributesOf(
  doc: Node,
  { control, label, format, placeholder }: EngineProps,
): Record<string, string> {
  const { id, 'aria-describedby': described } = control;
  return {
    id,
    class: `${css.text} ${css.rich} ${richText}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'data-format': format,
    'aria-describedby': described === undefined ? `${id}keys` : `${described} ${id}keys`,
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(control['aria-required'] && { 'aria-required': 'true' }),
    ...(placeholder !== undefined && { 'data-placeholder': placeholder, 'aria-placeholder': placeholder }),
    ...(doc.childCount === 1 && doc.firstChild?.content.size === 0 && { 'data-empty': '' }),
  };
}
