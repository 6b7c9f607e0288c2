import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../locale/index.ts';
import { texts } from './Cascader.texts.ts';
import * as css from './CascaderPanel.css.ts';
import type { CascaderNode } from './tree.ts';

/** On a phone: the way down to the shown column, each part of it a way back. */
export function Breadcrumb({
  nodes,
  onGo,
}: {
  nodes: readonly CascaderNode[];
  /** Asked to show the column of this level, 0 for the roots. */
  onGo: (level: number) => void;
}) {
  const text = useTexts(texts);
  const bar = useRef<HTMLElement>(null);
  // On a long way the step one stands on is in view, not the first.
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
