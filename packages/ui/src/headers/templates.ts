import type { FunctionComponent } from 'react';
import { warnOfFallback } from '../internal/warn.ts';
import type { HeaderProps } from './types.ts';

/** The header templates of the platform. */
export type HeadTemplateId = '1' | '2' | '3' | 'FESCO';

/** One module per template, so that a browser loads only the school's own. */
const loaders = {
  1: async () => (await import('./Header1/Header1.tsx')).Header1,
  2: async () => (await import('./Header2/Header2.tsx')).Header2,
  3: async () => (await import('./Header3/Header3.tsx')).Header3,
  FESCO: async () => (await import('./HeaderFesco/HeaderFesco.tsx')).HeaderFesco,
} satisfies Record<HeadTemplateId, () => Promise<FunctionComponent<HeaderProps>>>;

/** Parses a template id as the server may send it (a number, any case); an unknown one becomes template 1. */
export function headTemplateIdOf(value: unknown): HeadTemplateId {
  const text = String(value ?? '').toUpperCase();
  if (process.env.NODE_ENV !== 'production' && !['', '1', '2', '3', 'FESCO'].includes(text))
    warnOfFallback('header templateId', value, 'template 1 is shown');
  return text === '2' || text === '3' || text === 'FESCO' ? text : '1';
}

/** Loads the module of a single header template. */
export function loadHeader(templateId: unknown): Promise<FunctionComponent<HeaderProps>> {
  return loaders[headTemplateIdOf(templateId)]();
}
