import type { ReactNode } from 'react';
import { inner, row, stage } from './Stage.css.ts';

/** Background, font and a column of `width` px for a story, as on a page of the site. */
export function Stage({ width = 1200, children }: { width?: number; children: ReactNode }) {
  return (
    <main className={stage}>
      <div
        className={inner}
        style={{ maxWidth: width, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' }}
      >
        {children}
      </div>
    </main>
  );
}

/** Children side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
