import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import type { EmptyType } from './drawing.ts';
import type { Drawing } from './drawings/drawing.ts';
import { warnOfFallback } from '../internal/warn.ts';
import * as css from './EmptyState.css.ts';
import { texts } from './EmptyState.texts.ts';

export interface EmptyStateProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Type that determines the drawing and, unless `title` is given, the sentence. @defaultValue 'blank' */
  type?: EmptyType;
  /** One sentence that says what is missing. @defaultValue the sentence of the type */
  title?: ReactNode;
  /** Makes the title a heading of this level; needed on a page without other content. */
  level?: 1 | 2 | 3;
  /** What the user can do about it. */
  description?: ReactNode;
  /** The one action, a `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/** Says that there is nothing here, and what to do next. The drawing is loaded on demand. */
export function EmptyState({ ref, type = 'blank', title, level, description, action }: EmptyStateProps) {
  const text = useTexts(texts);
  const isKnown = Object.hasOwn(text, type);
  if (process.env.NODE_ENV !== 'production' && !isKnown)
    warnOfFallback('EmptyState type', type, 'the blank page is shown');
  const shown = isKnown ? type : 'blank';
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <div ref={ref} className={css.block}>
      <Picture type={shown} />
      <Title className={css.title}>{title ?? text[shown]}</Title>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

function Picture({ type }: { type: EmptyType }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // If the drawing cannot be loaded the block is complete without it.
    import('./drawing.ts')
      .then(({ loadDrawing }) => loadDrawing(type))
      .then((next) => isCurrent && setDrawing(next))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [type]);
  return (
    <svg className={css.picture} viewBox="0 0 160 120" fill="none" aria-hidden>
      <ellipse className={css.softFill} cx="80" cy="64" rx="62" ry="46" />
      <path className={css.ground} d="M28 108h104M20 40h6m-3-3v6M134 28h6m-3-3v6M144 78v.1M16 72v.1" />
      {drawing && (
        <>
          <path className={css.body} d={drawing.body} />
          <path className={css.line} d={drawing.line} />
          <path className={css.accent} d={drawing.accent} />
        </>
      )}
    </svg>
  );
}
