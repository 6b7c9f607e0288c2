import type { ReactNode, Ref } from 'react';

export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Name of the series in the legend and the table. */
  label: string;
  /** One value per label; `null` leaves a gap. */
  values: readonly (number | null)[];
}

/** Props of charts with axes. */
export interface AxisChartProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Title of the chart. */
  label: string;
  /** Labels of the horizontal axis, from left to right, for example days. */
  labels: readonly string[];
  /** What the labels are, for example “Week”: header of the table's first column. */
  labelsName: string;
  /** The series to draw. There are three looks, so a fourth series looks like the first. */
  series: readonly ChartSeries[];
  /** Start of the scale; it extends to lower values. @defaultValue 0 */
  from?: number | undefined;
  /** Minimum end of the scale; it extends to greater values. @defaultValue the greatest value */
  to?: number | undefined;
  /** Formats a value, for example with its unit. @defaultValue String */
  format?: ((value: number) => string) | undefined;
}

/** Number of looks: series differ in stroke, mark and hatching as well as in colour. */
const LOOKS = 3;

export const lookOf = (index: number): number => index % LOOKS;

/** The scale by which a chart's marks are positioned. */
export interface PlotScale {
  readonly bottom: number;
  readonly top: number;
  /** Vertical position of a value in percent, from the top. */
  readonly yOf: (value: number) => number;
  /** Horizontal position of a label in percent, from the left. */
  readonly xOf: (index: number) => number;
  readonly pointed: number | null;
}

/** What distinguishes the kinds of charts with axes. */
export interface PlotLook {
  /** Horizontal position of a label in percent. */
  readonly xOf: (index: number, count: number) => number;
  /** Returns the index of the label at a share of the width, 0 to 1. */
  readonly indexAt: (share: number, count: number) => number;
  /** Renders a sample of a series' look for the legend. */
  readonly sample: (look: number) => ReactNode;
  readonly marks: (scale: PlotScale) => ReactNode;
}
