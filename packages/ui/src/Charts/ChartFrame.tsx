import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/index.ts';
import { texts } from './Charts.texts.ts';
import * as css from './ChartFrame.css.ts';

/** The data of a chart as a table. */
export interface ChartTable {
  /** Header of the first column, which names the rows. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Returns the rows; called only when the table is shown. */
  readonly rows: () => readonly { readonly name: string; readonly cells: readonly string[] }[];
}

export interface ChartFrameProps {
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly label: string;
  /** Shown at the end of the title's line. */
  readonly legend?: ReactNode;
  /** The charted data as a table; omitted where there is no data. */
  readonly table: ChartTable | undefined;
  readonly children: ReactNode;
}

/**
 * The title above a chart and the table below it. The drawing is hidden from screen readers, the table is for
 * everybody.
 */
export function ChartFrame({ ref, label, legend, table, children }: ChartFrameProps) {
  const text = useTexts(texts);
  return (
    <figure ref={ref} className={css.figure}>
      <figcaption className={css.head}>
        <span className={css.title}>{label}</span>
        {table !== undefined && legend}
      </figcaption>
      {table === undefined ? <p className={css.none}>{text.none}</p> : children}
      {table !== undefined && <AsTable {...table} />}
    </figure>
  );
}

/** The table, rendered only once it is opened, since it may have hundreds of cells. */
function AsTable({ corner, columns, rows }: ChartTable) {
  const text = useTexts(texts);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The server-rendered `details` may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      className={css.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.summary}>{text.asTable}</summary>
      {isOpen && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {[corner, ...columns].map((name, index) => (
                  // Two columns may be named alike.
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={index} className={css.cell} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(({ name, cells }, row) => (
                // Two days of a year may be written alike.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={row}>
                  <th className={css.cell} scope="row">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={index} className={css.cell}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
