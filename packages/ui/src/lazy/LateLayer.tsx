import { type ReactNode, Suspense } from 'react';
import { inBoth, useTexts } from '../locale/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './LateLayer.css.ts';

export interface LateLayerProps {
  /** The dialog or drawer, made by `retriedLazy`. */
  readonly children: ReactNode;
}

const texts = inBoth({ opening: ['正在打开', 'Opening'] });

/**
 * A `Suspense` around a dialog or drawer whose code is loaded when it opens. Where that takes longer than half a
 * second, a spinner in the middle of the window answers the press.
 */
export function LateLayer({ children }: LateLayerProps) {
  const { opening } = useTexts(texts);
  return (
    <Suspense
      fallback={
        <span className={css.waiting}>
          <Spinner className={css.spinner} label={opening} />
        </span>
      }
    >
      {children}
    </Suspense>
  );
}
