import * as css from './Plot.css.ts';
import { Plot } from './Plot.tsx';
import { piecesOf } from './scale.ts';
import { type AxisChartProps, lookOf } from './series.ts';

export interface LineChartProps extends AxisChartProps {}

/**
 * Line chart of a development over time, for example the scores of the last weeks. The drawing is one tab stop:
 * arrow keys move from label to label, and screen readers read the values. The same values are available in a
 * table below it.
 */
export function LineChart(props: LineChartProps) {
  const { labels, series } = props;
  const count = labels.length;
  return (
    <Plot
      {...props}
      look={{
        xOf: (index) => (count > 1 ? (index / (count - 1)) * 100 : 50),
        indexAt: (ratio) => Math.round(ratio * (count - 1)),
        sample: (look) => (
          <svg className={css.sample} viewBox="0 0 24 8" data-look={look} aria-hidden>
            <path className={css.line} d="M0 4H24" />
          </svg>
        ),
        marks: ({ bottom, top, pointed }) => {
          const lines = series.map(({ id, values }, index) => ({
            id,
            look: lookOf(index),
            pieces: piecesOf(values, count, [bottom, top]),
          }));
          return (
            <>
              <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                {lines.map(({ id, look, pieces }) =>
                  pieces.map((piece) => (
                    <path
                      key={`${id} ${piece[0]?.index ?? 0}`}
                      className={css.line}
                      data-look={look}
                      d={`M${piece.map(({ x, y }) => `${x} ${y}`).join('L')}`}
                    />
                  )),
                )}
              </svg>
              {lines.map(({ id, look, pieces }) =>
                pieces
                  .flat()
                  .map(({ index, x, y }) => (
                    <span
                      key={`${id} ${index}`}
                      className={css.point}
                      data-look={look}
                      data-pointed={index === pointed || undefined}
                      style={{ left: `${x}%`, top: `${y}%` }}
                      aria-hidden
                    />
                  )),
              )}
            </>
          );
        },
      }}
    />
  );
}
