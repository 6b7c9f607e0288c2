import * as css from './BarChart.css.ts';
import { Plot } from './Plot.tsx';
import { type AxisChartProps, lookOf } from './series.ts';

export interface BarChartProps extends AxisChartProps {}

/** Share of a label's width that its bars take. */
const FILLED = 0.7;

/**
 * Bar chart of amounts per label, for example per week. Series are side by side and differ in hatching.
 * Keyboard and table as in `LineChart`.
 */
export function BarChart(props: BarChartProps) {
  const { labels, series } = props;
  const count = labels.length;
  return (
    <Plot
      {...props}
      look={{
        xOf: (index) => ((index + 0.5) / count) * 100,
        indexAt: (ratio) => Math.floor(ratio * count),
        sample: (look) => <span className={css.sample} data-look={look} aria-hidden />,
        marks: ({ bottom, top, yOf, pointed }) => {
          const ground = yOf(Math.min(Math.max(0, bottom), top));
          const width = (100 / count) * (FILLED / series.length);
          return series.map(({ id, values }, seriesIndex) =>
            labels.map((_, index) => {
              const value = values[index];
              if (typeof value !== 'number' || !Number.isFinite(value)) return null;
              const end = yOf(value);
              return (
                <span
                  // Two labels may be written alike.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={`${id} ${index}`}
                  className={css.bar}
                  data-look={lookOf(seriesIndex)}
                  data-under={end > ground || undefined}
                  data-pointed={index === pointed || undefined}
                  style={{
                    left: `${((index + (1 - FILLED) / 2) / count) * 100 + width * seriesIndex}%`,
                    width: `${width}%`,
                    top: `${Math.min(ground, end)}%`,
                    height: `${Math.abs(ground - end)}%`,
                  }}
                  aria-hidden
                />
              );
            }),
          );
        },
      }}
    />
  );
}
