import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { type ControlProps, type FieldProps, FieldShell } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { createPart } from '../Popup/part.ts';
import { RichText } from '../RichText/index.ts';
import type { DrawFormula } from './draw.ts';
import type { EngineHandle } from './engine/Engine.tsx';
import { htmlOfLines, linesOfHtml } from './plain.ts';
import * as css from './RichTextEditor.css.ts';
import { texts } from './RichTextEditor.texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { type EditorFormat, type ToolId, type ToolStates, toolsOf } from './tools.ts';

const part = createPart(() => import('./engine/Engine.tsx'));

/** A picture that the school has. */
export interface EditorPicture {
  /** Its address. */
  src: string;
  /** What it shows, for who cannot see it. */
  alt: string;
}

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

/** How long nothing must be typed before the editor takes the place of the plain field, in ms. */
const QUIET_MS = 300;
const NO_STATES: ToolStates = { pressed: new Set(), closed: new Set(['undo', 'redo']) };

/** Asks for pictures of the device. */
function choosePictures(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true });
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}

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
  const text = useTexts(texts);
  const lines = format === 'html' ? linesOfHtml(value) : value;
  // What a plain field cannot show waits for nobody.
  const [isWanted, setWanted] = useState(lines === undefined && !isReadOnly);
  const [isHere, setHere] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [states, setStates] = useState(NO_STATES);
  const [isFull, setFull] = useState(false);
  const module = part.usePart(isWanted);
  const area = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const engine = useRef<EngineHandle>(null);
  const field = useRef<HTMLElement>(null);
  const caret = useRef<readonly [number, number]>(undefined);
  const pending = useRef<ToolId>(undefined);
  const typing = useRef({ at: 0, isComposing: false });

  const want = () => {
    setWanted(true);
    setFailed(false);
    part.fetch().catch(() => setFailed(true));
  };
  const fetchForMarkup = useEffectEvent(() => {
    if (lines === undefined && !isReadOnly) part.fetch().catch(() => setFailed(true));
  });
  // Once, at the start; later it is asked for by hand.
  useEffect(() => fetchForMarkup(), []);

  useEffect(() => {
    // One of many fields that nobody goes to stays as light as it is.
    if (!module || !isWanted || isHere || isReadOnly) return;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      const own = area.current;
      const isTyped = own !== null && own.ownerDocument.activeElement === own;
      const quiet = performance.now() - typing.current.at;
      if (isTyped && (typing.current.isComposing || quiet < QUIET_MS)) {
        timer = setTimeout(attempt, QUIET_MS);
        return;
      }
      caret.current = isTyped ? [own.selectionStart, own.selectionEnd] : undefined;
      setHere(true);
    };
    attempt();
    return () => clearTimeout(timer);
  }, [module, isWanted, isHere, isReadOnly]);

  const pass = (element: HTMLElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const isEditor = isHere && module !== null && !isReadOnly;
  useLayoutEffect(() => {
    if (isEditor) {
      if (pending.current !== undefined) engine.current?.run(pending.current);
      pending.current = undefined;
      return;
    }
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
  const handlePictures = async (files: readonly File[]) => {
    for (const one of files) {
      const picture = await takePicture?.(one);
      if (picture) engine.current?.insertPicture(picture.src, picture.alt);
    }
  };
  const handleTool = (tool: ToolId) => {
    if (tool === 'picture') {
      want();
      choosePictures((files) => void handlePictures(files));
      return;
    }
    if (isEditor) {
      engine.current?.run(tool);
      return;
    }
    pending.current = tool;
    want();
  };

  const tools = isReadOnly ? [] : toolsOf(format, drawFormula !== undefined, takePicture !== undefined);
  return (
    <div className={css.frame} {...(control['aria-invalid'] && { 'data-invalid': '' })}>
      {tools.length > 0 && (
        <Toolbar
          bar={bar}
          tools={tools}
          states={states}
          controls={control.id}
          onTool={handleTool}
          onLeave={() => field.current?.focus()}
        />
      )}
      {isEditor ? (
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
          caret={caret.current}
          onChange={change}
          onStates={setStates}
          onPictures={takePicture && ((files) => void handlePictures(files))}
          onFull={() => setFull(true)}
          onLeaveToTools={() => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
          onField={pass}
        />
      ) : lines === undefined ? (
        <div id={control.id} className={css.waiting}>
          <RichText html={value} />
          {!isReadOnly && (
            <p className={css.unreadable} role="status">
              {isFailed ? text.notOpened : text.opening}
              {isFailed && (
                <Button variant="quiet" size="small" onClick={want}>
                  {text.again}
                </Button>
              )}
            </p>
          )}
        </div>
      ) : (
        <textarea
          {...control}
          ref={area}
          className={css.text}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          readOnly={isReadOnly}
          value={lines}
          onFocus={isReadOnly ? undefined : want}
          onCompositionStart={() => (typing.current.isComposing = true)}
          onCompositionEnd={() => (typing.current.isComposing = false)}
          onKeyDown={() => (typing.current.at = performance.now())}
          onChange={({ target }) => {
            typing.current.at = performance.now();
            change(format === 'html' ? htmlOfLines(target.value) : target.value);
          }}
        />
      )}
      {(hasCounter || isFull) && (
        <div className={css.foot}>
          <span role="status">{isFull && maxLength !== undefined && text.full(maxLength)}</span>
          {hasCounter && (
            <span aria-label={maxLength === undefined ? undefined : text.left(maxLength - value.length)}>
              {maxLength === undefined ? value.length : `${value.length}/${maxLength}`}
            </span>
          )}
        </div>
      )}
      {tools.length > 0 && (
        <p id={`${control.id}keys`} className={css.spoken}>
          {text.help}
        </p>
      )}
    </div>
  );
}
