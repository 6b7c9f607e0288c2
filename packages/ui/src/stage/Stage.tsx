import type { ReactNode } from 'react';
import { inner, row, stage } from './Stage.css.ts';

/** The page a story stands on, as a site's page would be: its ground, its type, a column of `width` px. */
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

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
