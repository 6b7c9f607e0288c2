import type { ReactNode, Ref } from 'react';

export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** What it is, as the legend and the table call it. */
  label: string;
  /** One for each label; `null` where there is none, which leaves a gap. */
  values: readonly (number | null)[];
}

/** What a chart with axes takes. */
export interface AxisChartProps {
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
  /** What it shows. */
  label: string;
  /** What stands under it, from left to right, as days. */
  labels: readonly string[];
  /** What those are, as “Week”: the head of the first column where the figures stand as a table. */
  labelsName: string;
  /** What is drawn; a fourth and later ones repeat the look of the first. */
  series: readonly ChartSeries[];
  /** Where the scale begins; lower values still fit. @defaultValue 0 */
  from?: number | undefined;
  /** Where the scale ends at the least. @defaultValue the greatest value */
  to?: number | undefined;
  /** Writes a value, as with its unit. @defaultValue String */
  format?: ((value: number) => string) | undefined;
}

/** Looks of a series: they differ in stroke, mark and hatching, so that colour need not be seen. */
const LOOKS = 3;

export const lookOf = (index: number): number => index % LOOKS;

/** What the marks of a chart are drawn by. */
export interface PlotScale {
  readonly bottom: number;
  readonly top: number;
  /** 0 to 100, from the top. */
  readonly yOf: (value: number) => number;
  /** 0 to 100, from the left. */
  readonly xOf: (index: number) => number;
  readonly pointed: number | null;
}

/** What differs between charts with axes. */
export interface PlotLook {
  /** Where the place of a label is, 0 to 100. */
  readonly xOf: (index: number, count: number) => number;
  /** Which label is meant at a share of the width, 0 to 1. */
  readonly indexAt: (share: number, count: number) => number;
  /** Shows in the legend what a series looks like. */
  readonly sample: (look: number) => ReactNode;
  readonly marks: (scale: PlotScale) => ReactNode;
}
