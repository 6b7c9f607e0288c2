import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { Checkbox, TextArea } from '../../fields/index.ts';
import { useTexts } from '../../locale/index.ts';
import { RichText } from '../../RichText/index.ts';
import type { DrawFormula } from '../draw.ts';
import * as css from '../RichTextEditor.css.ts';
import { texts } from '../RichTextEditor.texts.ts';
import { tidyTex } from '../source.ts';
import type { FormulaAttrs } from './schema.ts';

/** TeX inserted by each snippet, in the order of their names in the texts; the caret moves to the first gap. */
const SNIPPETS = [
  '\\frac{}{}',
  '\\sqrt{}',
  '^{}',
  '_{}',
  '\\sum_{i=1}^{n} ',
  '\\int_{a}^{b} ',
  '\\lim_{x\\to 0} ',
  '\\overrightarrow{}',
  '\\begin{pmatrix}a & b\\\\ c & d\\end{pmatrix}',
  '\\begin{cases}x+y=1\\\\ x-y=0\\end{cases}',
] as const;

/** Maximum number of characters of a formula; the platform does not render longer ones. */
const MAX_LENGTH = 5_000;

export interface FormulaBoxProps {
  /** The formula being edited, or the initial values of a new one; undefined while the dialog is closed. */
  readonly formula: FormulaAttrs | undefined;
  /** Whether the formula is already in the text. */
  readonly isExisting: boolean;
  readonly draw: DrawFormula;
  readonly onDone: (formula: FormulaAttrs) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Dialog that asks for a formula as TeX and shows a preview. */
export function FormulaBox({ formula, ...rest }: FormulaBoxProps) {
  return formula === undefined ? null : <Open {...rest} formula={formula} />;
}

/** Returns the rendered TeX; while it is being rendered, also the previous result. */
function useRenderedFormula(tex: string, isBlock: boolean, draw: DrawFormula) {
  const [drawn, setDrawn] = useState<{ of: string; markup: string | undefined }>({ of: '', markup: '' });
  const key = `${String(isBlock)} ${tex}`;
  useEffect(() => {
    let isGone = false;
    const tell = (markup: string | undefined) => !isGone && setDrawn({ of: key, markup });
    // The function may also throw synchronously.
    const drawing = tex === '' ? Promise.resolve('') : (async () => draw(tex, isBlock))();
    drawing.then(tell, () => tell(undefined));
    return () => {
      isGone = true;
    };
  }, [key, tex, isBlock, draw]);
  const isNow = drawn.of === key;
  return {
    now: isNow ? drawn.markup : undefined,
    last: drawn.markup ?? '',
    isUnreadable: isNow && drawn.markup === undefined,
  };
}

function Open({
  formula,
  isExisting,
  draw,
  onDone,
  onRemove,
  onClose,
}: FormulaBoxProps & { formula: FormulaAttrs }) {
  const text = useTexts(texts);
  const [tex, setTex] = useState(formula.tex);
  const [isBlock, setBlock] = useState(formula.isBlock);
  const [isConfirming, setConfirming] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const tidy = tidyTex(tex);
  const drawn = useRenderedFormula(tidy, isBlock, draw);

  const handleDone = () => {
    setConfirming(true);
    if (tidy === '' || drawn.now === undefined) {
      field.current?.focus();
      return;
    }
    onDone({ tex: tidy, isBlock, markup: drawn.now });
  };
  const handleSnippet = (snippet: string) => {
    const area = field.current;
    const [from, to] = [area?.selectionStart ?? tex.length, area?.selectionEnd ?? tex.length];
    const chosen = tex.slice(from, to);
    const put = snippet.replace('{}', `{${chosen}}`);
    setTex(tex.slice(0, from) + put + tex.slice(to));
    const gap = put.indexOf('{}');
    const caret = from + (gap === -1 ? put.length : gap + 1);
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(caret, caret);
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keyboard shortcuts of the page must not be triggered.
    if (event.key !== 'Escape') event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    handleDone();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.formula}
      width={500}
      isMaskClosable={false}
      actions={
        <>
          {isExisting && (
            <Button variant="quiet" onClick={onRemove}>
              {text.remove}
            </Button>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" onClick={handleDone}>
            {isExisting ? text.change : text.insert}
          </Button>
        </>
      }
    >
      <div className={css.box}>
        <Snippets onPut={handleSnippet} />
        <TextArea
          ref={field}
          label={text.tex}
          hint={text.texHint}
          message={isConfirming && drawn.isUnreadable ? text.unreadable : undefined}
          rows={3}
          maxLength={MAX_LENGTH}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          dir="ltr"
          value={tex}
          onChange={(event) => setTex(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <div className={css.preview} role="group" aria-label={text.preview}>
          {drawn.isUnreadable ? (
            <p className={css.unreadable}>{text.unreadable}</p>
          ) : (
            <RichText html={drawn.last} />
          )}
        </div>
        <Checkbox checked={isBlock} onChange={(event) => setBlock(event.target.checked)}>
          {text.isBlock}
        </Checkbox>
      </div>
    </Dialog>
  );
}

function Snippets({ onPut }: { onPut: (snippet: string) => void }) {
  const text = useTexts(texts);
  return (
    <div className={css.parts} role="group" aria-label={text.parts}>
      {SNIPPETS.map((snippet, index) => (
        <button
          key={snippet}
          type="button"
          className={css.part}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPut(snippet)}
        >
          {text.names[index]}
        </button>
      ))}
    </div>
  );
}
