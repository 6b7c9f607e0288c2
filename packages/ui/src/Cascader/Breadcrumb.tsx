import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../locale/index.ts';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import type { CascaderNode } from './tree.ts';

/** Breadcrumb of a phone's panel: the path to the shown column; each of its steps goes back to that level. */
export function Breadcrumb({
  nodes,
  onGo,
}: {
  nodes: readonly CascaderNode[];
  /** Called with the level of the column to show, 0 for the roots. */
  onGo: (level: number) => void;
}) {
  const text = useTexts(texts);
  const bar = useRef<HTMLElement>(null);
  // On a long path the current step is scrolled into view, not the first.
  useLayoutEffect(() => {
    if (bar.current) bar.current.scrollLeft = bar.current.scrollWidth;
  }, [nodes.length]);
  return (
    <nav ref={bar} aria-label={text.path} className={css.crumbs}>
      {[text.all, ...nodes.map((node) => node.label)].map((label, level) => (
        <button
          key={level}
          type="button"
          className={css.crumb}
          aria-current={level === nodes.length ? 'step' : undefined}
          onClick={() => onGo(level)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
