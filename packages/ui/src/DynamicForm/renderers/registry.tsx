import { lazy, type ComponentType } from 'react';
import type { FieldType } from '../record.ts';
import { CheckboxRenderer, RadioRenderer, SelectRenderer } from './choices.tsx';
import type { RendererProps } from './types.ts';
import { NumberRenderer, TextRenderer } from './words.tsx';

const dates = () => import('./dates.tsx');
const files = () => import('./files.tsx');

/** The renderer of each type of field; calendars, trees and uploads are loaded when a form contains them. */
export const renderers = {
  text: TextRenderer,
  number: NumberRenderer,
  date: lazy(() => dates().then((module) => ({ default: module.DateRenderer }))),
  dateTime: lazy(() => dates().then((module) => ({ default: module.DateTimeRenderer }))),
  period: lazy(() => dates().then((module) => ({ default: module.PeriodRenderer }))),
  radio: RadioRenderer,
  checkbox: CheckboxRenderer,
  select: SelectRenderer,
  cascade: lazy(() =>
    import('./CascadeRenderer.tsx').then((module) => ({ default: module.CascadeRenderer })),
  ),
  annex: lazy(() => files().then((module) => ({ default: module.AnnexRenderer }))),
  image: lazy(() => files().then((module) => ({ default: module.ImageRenderer }))),
} satisfies Record<FieldType, ComponentType<RendererProps>>;
