import { type Ref, useEffect, useMemo, useState } from 'react';
import { RichText } from '../RichText/index.ts';
import type { DrawFormula } from './draw.ts';
import * as css from './RichTextEditor.css.ts';
import { readSource } from './source.ts';

export interface FormulaTextProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Text with TeX between dollar signs, as written by the editor in the format `text`. */
  source: string;
  /** Renders formulas; if omitted, they are shown as TeX. */
  drawFormula?: DrawFormula | undefined;
}

/** Displays text with formulas in the format `text`, as long as the server has not rendered them. */
export function FormulaText({ ref, source, drawFormula }: FormulaTextProps) {
  const pieces = useMemo(() => readSource(source), [source]);
  return (
    <span ref={ref} className={css.lines}>
      {pieces.map((piece, index) => {
        if (piece.kind === 'text') return piece.text;
        if (piece.kind === 'line') return '\n';
        // Pieces have no names; another text draws all anew.
        // oxlint-disable-next-line react/no-array-index-key
        return <Formula key={index} tex={piece.tex} isBlock={piece.isBlock} draw={drawFormula} />;
      })}
    </span>
  );
}

function Formula({ tex, isBlock, draw }: { tex: string; isBlock: boolean; draw: DrawFormula | undefined }) {
  const [markup, setMarkup] = useState<string>();
  useEffect(() => {
    if (!draw) return;
    let isGone = false;
    // The function may also throw synchronously; unreadable TeX is shown as it is.
    (async () => draw(tex, isBlock))().then(
      (drawn) => !isGone && setMarkup(drawn),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tex, isBlock, draw]);
  return markup === undefined ? <code>{tex}</code> : <RichText html={markup} isInline />;
}
