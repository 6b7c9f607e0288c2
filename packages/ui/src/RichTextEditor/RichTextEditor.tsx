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
  /** Ref to the editable element: the plain field, or the editor once it is loaded. Use it to set the focus. */
  ref?: Ref<HTMLElement> | undefined;
  /** Label of the field. */
  label: string;
  /** Content in the given `format`; HTML is sanitised here, so any input is safe. */
  value: string;
  /** Called with the whole content after each change. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * `html` has headings, lists, emphasis, links, pictures, and formulas as MathML, and is displayed by
   * `RichText`; other markup is reduced to its text when edited. `text` has text, line breaks, and TeX between
   * dollar signs, the format of Lectern's API. @defaultValue 'html'
   */
  format?: EditorFormat | undefined;
  /** Renders formulas; if omitted, they are shown as TeX and there is no formula button. */
  drawFormula?: DrawFormula | undefined;
  /**
   * Stores a picture that was chosen, pasted or dropped, and resolves to its address for the text, or to
   * undefined if the picture is shown elsewhere, for example beside a text without pictures. If omitted,
   * pictures are not accepted.
   */
  takePicture?: ((file: File) => Promise<EditorPicture | undefined>) | undefined;
  /** Minimum height in lines. @defaultValue 6 */
  rows?: number | undefined;
  /** Example text while the field is empty. @defaultValue none */
  placeholder?: string | undefined;
  /** Maximum number of characters of `value`. @defaultValue no limit */
  maxLength?: number | undefined;
  /** Whether the number of characters is shown, with `maxLength` if given. @defaultValue false */
  hasCounter?: boolean | undefined;
  /** Whether the content can only be read. @defaultValue false */
  isReadOnly?: boolean | undefined;
}

const NO_STATES: ToolStates = { pressed: new Set(), closed: new Set(['undo', 'redo']) };

/**
 * A field for text with formulas and pictures. It starts as a plain field. The editor is loaded when the user
 * focuses the field, and replaces it during a pause in typing, never during input method composition, keeping
 * text and caret. If the editor cannot be loaded, the plain field remains usable.
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
  const { module, requestEngine } = late;
  const isEditor = module !== null;
  const { runTool, putPictures } = useTools({ engine, isEditor, requestEngine, takePicture });

  const pass = (element: HTMLElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  useLayoutEffect(() => {
    if (isEditor) return;
    pass(area.current);
    return () => pass(null);
    // The parent's ref may be a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEditor]);

  // A label focuses only native form controls, so a click on it must focus the editor by script.
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
          onAgain={requestEngine}
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
          onFocus={isReadOnly ? undefined : requestEngine}
          onChange={({ target }) => change(format === 'html' ? htmlOfLines(target.value) : target.value)}
        />
      )}
      {(hasCounter || isFull) && (
        <Foot length={value.length} maxLength={maxLength} hasCounter={hasCounter} isFull={isFull} />
      )}
      {tools.length > 0 && (
        <p id={`${control.id}keys`} className={css.srOnly}>
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

/** Shows content that a plain field cannot, read-only, until the editor is loaded. */
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

/** Number of characters, and a message when the limit is reached. */
function Foot({ length, maxLength, hasCounter, isFull }: FootProps) {
  const text = useTexts(texts);
  return (
    <div className={css.footer}>
      <span role="status">{isFull && maxLength !== undefined && text.full(maxLength)}</span>
      {hasCounter && (
        <span aria-label={maxLength === undefined ? undefined : text.left(maxLength - length)}>
          {maxLength === undefined ? length : `${length}/${maxLength}`}
        </span>
      )}
    </div>
  );
}
