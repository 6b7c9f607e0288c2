import type { Node } from 'prosemirror-model';
import { EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Ref, useImperativeHandle, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from '../../fields/index.ts';
import { richText } from '../../RichText/RichText.css.ts';
import type { DrawFormula } from '../draw.ts';
import * as css from '../RichTextEditor.css.ts';
import type { EditorFormat, ToolId, ToolStates } from '../tools.ts';
import { commandOf, statesOf } from './commands.ts';
import { FormulaBox } from './FormulaBox.tsx';
import { formats, placeOf } from './formats.ts';
import { FormulaView } from './formulaView.ts';
import { pluginsOf } from './plugins.ts';
import { attrsOf, type FormulaAttrs } from './schema.ts';

/** What the field asks of the editor in it. */
export interface EngineHandle {
  run: (tool: ToolId) => void;
  focus: () => void;
  insertPicture: (src: string, alt: string) => void;
}

export interface EngineProps {
  readonly handle: Ref<EngineHandle>;
  readonly control: ControlProps;
  readonly label: string;
  readonly format: EditorFormat;
  readonly value: string;
  readonly rows: number;
  readonly placeholder: string | undefined;
  readonly maxLength: number | undefined;
  readonly draw: DrawFormula | undefined;
  /** Where the caret was in the plain field, if it was in it. */
  readonly caret: readonly [number, number] | undefined;
  readonly onChange: (value: string) => void;
  readonly onStates: (states: ToolStates) => void;
  readonly onPictures: ((files: readonly File[]) => void) | undefined;
  /** There is no room for what was typed or pasted. */
  readonly onFull: () => void;
  readonly onLeaveToTools: () => void;
  /** The element that is typed into is here, or gone. */
  readonly onField: (field: HTMLElement | null) => void;
}

const NEW: FormulaAttrs = { tex: '', isBlock: false, markup: '' };

/** A parent that never gives back what it is told must not keep all of it here. */
const MOST_ON_THE_WAY = 50;

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The editor itself, by ProseMirror: it comes late, and takes over what was typed before it was there. */
export function Engine(props: EngineProps) {
  const { handle, control, label, format, value, rows, placeholder, draw } = props;
  const { schema, read, write, clean, readText } = formats[format];
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const told = useRef(value);
  /** What was told and has not come back as the value: two letters may be typed before the first is drawn. */
  const onTheWay = useRef<string[]>([]);
  const [asked, setAsked] = useState<{ formula: FormulaAttrs; at: number | undefined }>();

  const openFormula = () => {
    const editor = view.current;
    if (!editor || latest.current.draw === undefined) return;
    const { selection } = editor.state;
    const chosen = selection instanceof NodeSelection ? selection.node : undefined;
    const isFormula = chosen?.type.name === 'formula';
    // The box gives the focus back to where it was.
    editor.focus();
    setAsked(
      isFormula
        ? { formula: attrsOf(chosen), at: selection.from }
        : {
            formula: { ...NEW, tex: editor.state.doc.textBetween(selection.from, selection.to, ' ') },
            at: undefined,
          },
    );
  };
  const open = draw === undefined ? undefined : openFormula;

  const stateOf = (doc: Node) =>
    EditorState.create({
      doc,
      plugins: pluginsOf(schema, {
        openFormula: open,
        leaveToTools: () => latest.current.onLeaveToTools(),
      }),
    });

  const handleTransaction = function take(this: EditorView, transaction: Transaction) {
    const { maxLength, onChange, onStates, onFull } = latest.current;
    const next = this.state.apply(transaction);
    if (!transaction.docChanged) {
      this.updateState(next);
      onStates(statesOf(next));
      return;
    }
    const written = write(next.doc);
    const isTooLong =
      maxLength !== undefined && written.length > maxLength && written.length > told.current.length;
    // What a method of input composes cannot be refused in the middle.
    if (isTooLong && !this.composing) {
      onFull();
      return;
    }
    this.updateState(next);
    onStates(statesOf(next));
    if (written === told.current) return;
    told.current = written;
    onTheWay.current = [...onTheWay.current.slice(-MOST_ON_THE_WAY), written];
    onChange(written);
  };

  useLayoutEffect(() => {
    if (holder.current === null) return;
    const { caret, value: before } = latest.current;
    const editor = new EditorView(
      { mount: holder.current },
      {
        state: stateOf(read(before)),
        dispatchTransaction: handleTransaction,
        transformPastedHTML: clean,
        clipboardTextParser: (words) => readText(words),
        clipboardTextSerializer: (slice) => {
          const words: string[] = [];
          slice.content.forEach((block) =>
            words.push(
              block.textBetween(0, block.content.size, '\n', (leaf) => leaf.type.spec.leafText?.(leaf) ?? ''),
            ),
          );
          return words.join('\n');
        },
        handlePaste: (_, event) => takePictures(event, event.clipboardData),
        handleDrop: (_, event) => takePictures(event, event.dataTransfer),
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
    view.current = editor;
    latest.current.onField(holder.current);
    latest.current.onStates(statesOf(editor.state));
    if (caret !== undefined) {
      const { doc } = editor.state;
      const at = (offset: number) => doc.resolve(Math.min(placeOf(before, offset), doc.content.size));
      const selection = TextSelection.between(at(caret[0]), at(caret[1]));
      editor.dispatch(editor.state.tr.setSelection(selection));
      editor.focus();
    }
    return () => {
      view.current = null;
      latest.current.onField(null);
      editor.destroy();
    };
    // It lives as long as its format; what changes meanwhile is read from `latest`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format]);

  function takePictures(event: Event, data: DataTransfer | null): boolean {
    const pictures = picturesOf(data);
    // Office programs give a picture of what they also give as words.
    if (
      pictures.length === 0 ||
      latest.current.onPictures === undefined ||
      (data?.getData('text/plain') ?? '') !== ''
    )
      return false;
    event.preventDefault();
    latest.current.onPictures(pictures);
    return true;
  }

  // A text from outside, as a form that is emptied after it was sent.
  const takeOver = useEffectEvent(() => {
    const editor = view.current;
    const arrived = onTheWay.current.lastIndexOf(value);
    onTheWay.current = onTheWay.current.slice(arrived + 1);
    if (!editor || arrived !== -1 || value === told.current) return;
    onTheWay.current = [];
    told.current = value;
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
    view.current?.setProps({
      attributes: ({ doc }) => ({
        id,
        class: `${css.text} ${css.rich} ${richText}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-format': format,
        'aria-describedby': described === undefined ? `${id}keys` : `${described} ${id}keys`,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isRequired && { 'aria-required': 'true' }),
        ...(placeholder !== undefined && {
          'data-placeholder': placeholder,
          'aria-placeholder': placeholder,
        }),
        ...(doc.childCount === 1 && doc.firstChild?.content.size === 0 && { 'data-empty': '' }),
      }),
    });
  }, [id, described, isInvalid, isRequired, label, format, placeholder]);

  useImperativeHandle(handle, () => ({
    run(tool) {
      const editor = view.current;
      if (!editor) return;
      if (tool === 'formula') return openFormula();
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

  const change = (edit: (editor: EditorView) => Transaction) => {
    if (view.current) view.current.dispatch(edit(view.current).scrollIntoView());
    setAsked(undefined);
  };
  const handleDone = (formula: FormulaAttrs) =>
    change((editor) => {
      const node = schema.nodes['formula']?.create(format === 'text' ? { ...formula, markup: '' } : formula);
      const { tr } = editor.state;
      if (!node) return tr;
      return asked?.at === undefined
        ? tr.replaceSelectionWith(node, false)
        : tr.setSelection(NodeSelection.create(tr.doc, asked.at)).replaceSelectionWith(node, false);
    });
  const handleRemove = () =>
    change(({ state: { tr } }) => (asked?.at === undefined ? tr : tr.delete(asked.at, asked.at + 1)));
  return (
    <>
      {/* As high as the plain field was. */}
      <div ref={holder} style={{ minHeight: `calc(${rows} * 1.6em + 24px)` }} />
      {draw !== undefined && (
        <FormulaBox
          formula={asked?.formula}
          isThere={asked?.at !== undefined}
          draw={draw}
          onDone={handleDone}
          onRemove={handleRemove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
