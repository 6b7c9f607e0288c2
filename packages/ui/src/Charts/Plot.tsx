import type { PointerEvent } from 'react';
import { useTexts } from '../locale/index.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { texts } from './Charts.texts.ts';
import * as css from './Plot.css.ts';
import { extentOf, labelledOf, ticksOf } from './scale.ts';
import { type AxisChartProps, lookOf, type PlotLook } from './series.ts';
import { usePointed } from './usePointed.ts';

/** Axes, legend, readout and table of a chart; `look` draws the marks between the axes. */
export function Plot({
  ref,
  label,
  labels,
  labelsName,
  series,
  from = 0,
  to,
  format = String,
  look,
}: AxisChartProps & { readonly look: PlotLook }) {
  const text = useTexts(texts);
  const count = labels.length;
  const valueAt = (values: readonly (number | null)[], index: number) => {
    const value = values[index];
    return typeof value === 'number' && Number.isFinite(value) ? format(value) : text.noValue;
  };
  const valuesAt = (index: number) =>
    series.map((one) =>
      series.length > 1 ? text.at(one.label, valueAt(one.values, index)) : valueAt(one.values, index),
    );
  const { pointed, go, leave, slider } = usePointed({
    count,
    label,
    textOf: (index) => text.at(labels[index] ?? '', text.join(valuesAt(index))),
  });
  const shown = series.map(({ values }) => values.slice(0, count));
  const extent = count === 0 ? null : extentOf(shown);
  if (!extent) {
    return (
      <ChartFrame ref={ref} label={label} table={undefined}>
        {null}
      </ChartFrame>
    );
  }

  const isInteger = shown.flat().every((value) => value === null || Number.isInteger(value));
  const ticks = ticksOf(Math.min(from, extent[0]), Math.max(to ?? from, extent[1], from), isInteger);
  const [bottom = 0] = ticks;
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => 100 - ((value - bottom) / (top - bottom)) * 100;
  const xOf = (index: number) => look.xOf(index, count);
  const handlePoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(look.indexAt((clientX - left) / width, count));
  };
  return (
    <ChartFrame
      ref={ref}
      label={label}
      legend={series.length > 1 && <Legend series={series} look={look} />}
      table={{
        corner: labelsName,
        columns: series.map((one) => one.label),
        rows: () =>
          labels.map((name, index) => ({ name, cells: series.map(({ values }) => valueAt(values, index)) })),
      }}
    >
      <div
        {...slider}
        className={css.plot}
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
        onPointerLeave={leave}
      >
        {ticks.map((tick) => (
          <span key={tick} className={css.tick} style={{ top: `${yOf(tick)}%` }} aria-hidden>
            <span className={css.figureText}>{format(tick)}</span>
          </span>
        ))}
        {look.marks({ bottom, top, yOf, xOf, pointed })}
        {pointed !== null && (
          <span
            className={css.readout}
            style={{ left: `${xOf(pointed)}%` }}
            data-side={xOf(pointed) > 50 ? 'start' : 'end'}
            aria-hidden
          >
            <b>{labels[pointed]}</b>
            {valuesAt(pointed).map((value, index) => (
              <span key={series[index]?.id}>{value}</span>
            ))}
          </span>
        )}
      </div>
      <Labels labels={labels} xOf={xOf} />
    </ChartFrame>
  );
}

function Legend({ series, look }: { series: AxisChartProps['series']; look: PlotLook }) {
  return (
    <span className={css.legend}>
      {series.map((one, index) => (
        <span key={one.id} className={css.entry}>
          {look.sample(lookOf(index))}
          {one.label}
        </span>
      ))}
    </span>
  );
}

/** The labels below the plot: as many as fit, fewer on a phone. */
function Labels({ labels, xOf }: { labels: readonly string[]; xOf: (index: number) => number }) {
  const [wide, narrow] = [labelledOf(labels.length), labelledOf(labels.length, 4)];
  return (
    <div className={css.labels} aria-hidden>
      {[...new Set([...wide, ...narrow])].map((index) => (
        <span
          key={index}
          className={css.label}
          style={{ left: `${xOf(index)}%` }}
          data-at={xOf(index) < 4 ? 'first' : xOf(index) > 96 ? 'last' : undefined}
          data-room={!narrow.includes(index) ? 'wide' : !wide.includes(index) ? 'narrow' : undefined}
        >
          {labels[index]}
        </span>
      ))}
    </div>
  );
}
