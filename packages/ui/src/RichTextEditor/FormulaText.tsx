import { type Ref, useEffect, useMemo, useState } from 'react';
import { RichText } from '../RichText/index.ts';
import type { DrawFormula } from './draw.ts';
import * as css from './RichTextEditor.css.ts';
import { readSource } from './source.ts';

export interface FormulaTextProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Words and TeX between dollar signs, as the editor writes them in its format `text`. */
  source: string;
  /** Draws formulas; left out, they stay TeX. */
  drawFormula?: DrawFormula | undefined;
}

/** Shows words with formulas that were written in the format `text`, as long as no server has drawn them. */
export function FormulaText({ ref, source, drawFormula }: FormulaTextProps) {
  const pieces = useMemo(() => readSource(source), [source]);
  return (
    <span ref={ref} className={css.lines}>
      {pieces.map((piece, place) => {
        if (piece.kind === 'text') return piece.text;
        if (piece.kind === 'line') return '\n';
        // Pieces have no names; another text draws all anew.
        // oxlint-disable-next-line react/no-array-index-key
        return <Formula key={place} tex={piece.tex} isBlock={piece.isBlock} draw={drawFormula} />;
      })}
    </span>
  );
}

function Formula({ tex, isBlock, draw }: { tex: string; isBlock: boolean; draw: DrawFormula | undefined }) {
  const [markup, setMarkup] = useState<string>();
  useEffect(() => {
    if (!draw) return;
    let isGone = false;
    // It may throw at once as well; what cannot be read stays TeX.
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
