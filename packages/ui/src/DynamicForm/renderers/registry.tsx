import type { ComponentType } from 'react';
import { retriedLazy } from '../../lazy/index.ts';
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
  date: retriedLazy(async () => (await dates()).DateRenderer),
  dateTime: retriedLazy(async () => (await dates()).DateTimeRenderer),
  period: retriedLazy(async () => (await dates()).PeriodRenderer),
  radio: RadioRenderer,
  checkbox: CheckboxRenderer,
  select: SelectRenderer,
  cascade: retriedLazy(async () => (await import('./CascadeRenderer.tsx')).CascadeRenderer),
  annex: retriedLazy(async () => (await files()).AnnexRenderer),
  image: retriedLazy(async () => (await files()).ImageRenderer),
} satisfies Record<FieldType, ComponentType<RendererProps>>;
