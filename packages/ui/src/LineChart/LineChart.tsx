import { useState, type PointerEvent, type Ref } from 'react';
import { useTexts } from '../locale/index.ts';
import * as css from './LineChart.css.ts';
import { texts } from './LineChart.texts.ts';
import { extentOf, labelledOf, piecesOf, ticksOf } from './scale.ts';

export interface LineSeries {
  /** Unique in the chart. */
  id: string;
  /** What the legend and the table call it. */
  label: string;
  /** One for each label; `null` where there is none, which leaves a gap. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
  /** What it shows. */
  label: string;
  /** What stands under it, from left to right, as days. */
  labels: readonly string[];
  /** One line each; a third and later ones repeat the look of the first. */
  series: readonly LineSeries[];
  /** Where the scale begins; lower values still fit. @defaultValue 0 */
  from?: number | undefined;
  /** Where the scale ends at the least. @defaultValue the greatest value */
  to?: number | undefined;
  /** Writes a value, as with its unit. @defaultValue String */
  format?: ((value: number) => string) | undefined;
}

/** Looks of a line: they differ in stroke and in mark, so that colour need not be seen. */
const looks = 3;

/**
 * How something went over time, as the scores of the last weeks. The drawing is for the
 * eye alone; the same figures stand in a table under it, for everybody who opens it.
 */
export function LineChart({ ref, label, labels, series, from = 0, to, format = String }: LineChartProps) {
  const text = useTexts(texts);
  const [pointed, setPointed] = useState<number | null>(null);
  const count = labels.length;
  const extent = extentOf(series.map(({ values }) => values.slice(0, count)));

  const handleMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.round(((clientX - left) / width) * (count - 1));
    setPointed(Math.max(0, Math.min(at, count - 1)));
  };

  if (count === 0 || !extent) {
    return (
      <figure ref={ref} className={css.figure}>
        <figcaption className={css.title}>{label}</figcaption>
        <p className={css.none}>{text.none}</p>
      </figure>
    );
  }
  const ticks = ticksOf(Math.min(from, extent[0]), Math.max(to ?? from, extent[1], from));
  const [bottom = 0] = ticks;
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => 100 - ((value - bottom) / (top - bottom)) * 100;
  const xOf = (index: number) => (count > 1 ? (index / (count - 1)) * 100 : 50);
  const lines = series.map((one, index) => ({
    ...one,
    look: index % looks,
    pieces: piecesOf(one.values, count, [bottom, top]),
  }));
  const [wide, narrow] = [labelledOf(count), labelledOf(count, 4)];
  const valueAt = (values: LineSeries['values'], index: number) => {
    const value = values[index];
    return typeof value === 'number' && Number.isFinite(value) ? format(value) : text.noValue;
  };

  return (
    <figure ref={ref} className={css.figure}>
      <figcaption className={css.head}>
        <span className={css.title}>{label}</span>
        {series.length > 1 && (
          <span className={css.legend}>
            {lines.map((line) => (
              <span key={line.id} className={css.entry}>
                <svg className={css.sample} viewBox="0 0 24 8" data-look={line.look} aria-hidden>
                  <path className={css.line} d="M0 4H24" />
                </svg>
                {line.label}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div
        className={css.plot}
        aria-hidden
        onPointerMove={handleMove}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks.map((tick) => (
          <span key={tick} className={css.tick} style={{ top: `${yOf(tick)}%` }}>
            <span className={css.figureText}>{format(tick)}</span>
          </span>
        ))}
        <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map((line) =>
            line.pieces.map((piece) => (
              <path
                key={`${line.id} ${piece[0]?.index ?? 0}`}
                className={css.line}
                data-look={line.look}
                d={`M${piece.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              />
            )),
          )}
        </svg>
        {lines.map((line) =>
          line.pieces
            .flat()
            .map(({ index, x, y }) => (
              <span
                key={`${line.id} ${index}`}
                className={css.point}
                data-look={line.look}
                data-pointed={index === pointed || undefined}
                style={{ left: `${x}%`, top: `${y}%` }}
              />
            )),
        )}
        {pointed !== null && (
          <span
            className={css.readout}
            style={{ left: `${xOf(pointed)}%` }}
            data-side={xOf(pointed) > 50 ? 'start' : 'end'}
          >
            <b>{labels[pointed]}</b>
            {lines.map((line) => (
              <span key={line.id}>
                {series.length > 1 && `${line.label} `}
                {valueAt(line.values, pointed)}
              </span>
            ))}
          </span>
        )}
      </div>
      <div className={css.labels} aria-hidden>
        {[...new Set([...wide, ...narrow])].map((index) => (
          <span
            key={index}
            className={css.label}
            style={{ left: `${xOf(index)}%` }}
            data-at={
              index === 0 && count > 1 ? 'first' : index === count - 1 && count > 1 ? 'last' : undefined
            }
            data-room={!narrow.includes(index) ? 'wide' : !wide.includes(index) ? 'narrow' : undefined}
          >
            {labels[index]}
          </span>
        ))}
      </div>
      <details className={css.details}>
        <summary className={css.summary}>{text.asTable}</summary>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th className={css.cell} scope="col">
                  {label}
                </th>
                {series.map((one) => (
                  <th key={one.id} className={css.cell} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((name, index) => (
                // Two days of a year may be written alike.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th className={css.cell} scope="row">
                    {name}
                  </th>
                  {series.map((one) => (
                    <td key={one.id} className={css.cell}>
                      {valueAt(one.values, index)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
