import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { type ControlProps, type FieldProps, FieldShell } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { RichText } from '../RichText/index.ts';
import type { DrawFormula } from './draw.ts';
import type { EngineHandle } from './engine/engineProps.ts';
import type { EditorPicture } from './picture.ts';
import { htmlOfLines, linesOfHtml } from './plain.ts';
import * as css from './RichTextEditor.css.ts';
import { texts } from './RichTextEditor.texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { type EditorFormat, type ToolStates, toolsOf } from './tools.ts';
import { useLateEngine } from './useLateEngine.ts';
import { useTools } from './useTools.ts';

export interface RichTextEditorProps extends Omit<FieldProps, 'label'> {
  /** What is typed into: a plain field, and the editor once it is there. For the focus. */
  ref?: Ref<HTMLElement> | undefined;
  /** What is asked for. */
  label: string;
  /** What is written, in the form of `format`; HTML is cleaned here, so it may be anything. */
  value: string;
  /** Told the whole after each change. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * `html` has headings, lists, emphasis, links, pictures and formulas as MathML, to be shown by `RichText`; other markup
   * is reduced to its words when it is edited. `text` has words, line ends and TeX between dollar signs, as Lectern's
   * calls take them. @defaultValue 'html'
   */
  format?: EditorFormat | undefined;
  /** Draws formulas; left out, they stay TeX and there is no button for them. */
  drawFormula?: DrawFormula | undefined;
  /**
   * Takes a picture that was chosen, pasted or dropped, and gives its address to stand in the text; nothing where it
   * stands elsewhere, as beside a text that has no place for it. Left out, there are no pictures.
   */
  takePicture?: ((file: File) => Promise<EditorPicture | undefined>) | undefined;
  /** Lines that it is high at least. @defaultValue 6 */
  rows?: number | undefined;
  /** An example of what to write. @defaultValue nothing */
  placeholder?: string | undefined;
  /** Characters that `value` may have. @defaultValue no limit */
  maxLength?: number | undefined;
  /** Counts characters against `maxLength`. @defaultValue false */
  hasCounter?: boolean | undefined;
  /** Whether it is only read. @defaultValue false */
  isReadOnly?: boolean | undefined;
}

const NO_STATES: ToolStates = { pressed: new Set(), closed: new Set(['undo', 'redo']) };

/**
 * A text with formulas and pictures. It begins as a plain field; the editor comes when somebody goes to it, takes the
 * place of the field between two words, with what was typed and the caret, and never while a word is composed. Where its
 * code cannot be had, the field stays and does as well.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, message, hint, isRequired } = props;
  return (
    <FieldShell label={label} message={message} hint={hint} isRequired={isRequired}>
      {(control) => <Field {...props} control={control} />}
    </FieldShell>
  );
}

function Field({
  ref,
  label,
  value,
  onChange,
  format = 'html',
  drawFormula,
  takePicture,
  rows = 6,
  placeholder,
  maxLength,
  hasCounter = false,
  isReadOnly = false,
  control,
}: RichTextEditorProps & { control: ControlProps }) {
  const lines = format === 'html' ? linesOfHtml(value) : value;
  const [states, setStates] = useState(NO_STATES);
  const [isFull, setFull] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const engine = useRef<EngineHandle>(null);
  const field = useRef<HTMLElement>(null);
  const late = useLateEngine(area, { isUnreadable: lines === undefined, isReadOnly });
  const { module, want } = late;
  const isEditor = module !== null;
  const { runTool, putPictures } = useTools({ engine, isEditor, want, takePicture });

  const pass = (element: HTMLElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  useLayoutEffect(() => {
    if (isEditor) return;
    pass(area.current);
    return () => pass(null);
    // The ref of a parent may be another function at each of its renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEditor]);

  // A label leads to controls alone; the editor is none to the browser.
  useEffect(() => {
    if (!isEditor) return;
    const named = bar.current?.ownerDocument.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const handleClick = () => engine.current?.focus();
    named?.addEventListener('click', handleClick);
    return () => named?.removeEventListener('click', handleClick);
  }, [isEditor, control.id]);

  const change = (changed: string) => {
    setFull(false);
    onChange?.(changed);
  };
  const text = useTexts(texts);
  const tools = isReadOnly ? [] : toolsOf(format, drawFormula !== undefined, takePicture !== undefined);
  return (
    <div className={css.frame} {...(control['aria-invalid'] && { 'data-invalid': '' })}>
      {tools.length > 0 && (
        <Toolbar
          bar={bar}
          tools={tools}
          states={states}
          controls={control.id}
          onTool={runTool}
          onLeave={() => field.current?.focus()}
        />
      )}
      {module ? (
        <module.Engine
          handle={engine}
          control={control}
          label={label}
          format={format}
          value={value}
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          draw={drawFormula}
          caret={late.caret.current}
          onChange={change}
          onStates={setStates}
          onPictures={takePicture && putPictures}
          onFull={() => setFull(true)}
          onLeaveToTools={() => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          onField={pass}
        />
      ) : lines === undefined ? (
        <Unreadable
          id={control.id}
          html={value}
          isReadOnly={isReadOnly}
          isFailed={late.isFailed}
          onAgain={want}
        />
      ) : (
        <textarea
          {...control}
          {...late.typing}
          ref={area}
          className={css.text}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          readOnly={isReadOnly}
          value={lines}
          onFocus={isReadOnly ? undefined : want}
          onChange={({ target }) => change(format === 'html' ? htmlOfLines(target.value) : target.value)}
        />
      )}
      {(hasCounter || isFull) && (
        <Foot length={value.length} maxLength={maxLength} hasCounter={hasCounter} isFull={isFull} />
      )}
      {tools.length > 0 && (
        <p id={`${control.id}keys`} className={css.spoken}>
          {text.help}
        </p>
      )}
    </div>
  );
}

interface UnreadableProps {
  id: string;
  html: string;
  isReadOnly: boolean;
  isFailed: boolean;
  onAgain: () => void;
}

/** What a plain field cannot show, as it is read, until the editor is there. */
function Unreadable({ id, html, isReadOnly, isFailed, onAgain }: UnreadableProps) {
  const text = useTexts(texts);
  return (
    <div id={id} className={css.waiting}>
      <RichText html={html} />
      {!isReadOnly && (
        <p className={css.unreadable} role="status">
          {isFailed ? text.notOpened : text.opening}
          {isFailed && (
            <Button variant="quiet" size="small" onClick={onAgain}>
              {text.again}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface FootProps {
  length: number;
  maxLength: number | undefined;
  hasCounter: boolean;
  isFull: boolean;
}

/** How much is written, and that there is no room for more. */
function Foot({ length, maxLength, hasCounter, isFull }: FootProps) {
  const text = useTexts(texts);
  return (
    <div className={css.foot}>
      <span role="status">{isFull && maxLength !== undefined && text.full(maxLength)}</span>
      {hasCounter && (
        <span aria-label={maxLength === undefined ? undefined : text.left(maxLength - length)}>
          {maxLength === undefined ? length : `${length}/${maxLength}`}
        </span>
      )}
    </div>
  );
}
