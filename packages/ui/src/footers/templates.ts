import type { FunctionComponent } from 'react';
import { warnOfFallback } from '../internal/warn.ts';
import type { FooterProps } from './types.ts';

/** The footer templates of the platform. */
export type FooterTemplateId = '1' | '2' | '3' | '4' | 'FESCO';

/** One module per template, so that a browser loads only the school's own. */
const loaders = {
  1: async () => (await import('./Footer1/Footer1.tsx')).Footer1,
  2: async () => (await import('./Footer2/Footer2.tsx')).Footer2,
  3: async () => (await import('./Footer3/Footer3.tsx')).Footer3,
  4: async () => (await import('./Footer4/Footer4.tsx')).Footer4,
  FESCO: async () => (await import('./FooterFesco/FooterFesco.tsx')).FooterFesco,
} satisfies Record<FooterTemplateId, () => Promise<FunctionComponent<FooterProps>>>;

/** Parses a template id as the server may send it (a number, any case); an unknown one becomes template 1. */
export function footerTemplateIdOf(value: unknown): FooterTemplateId {
  const text = String(value ?? '').toUpperCase();
  if (process.env.NODE_ENV !== 'production' && !['', '1', '2', '3', '4', 'FESCO'].includes(text))
    warnOfFallback('footer templateId', value, 'template 1 is shown');
  return text === '2' || text === '3' || text === '4' || text === 'FESCO' ? text : '1';
}

/** Loads the module of a single footer template. */
export function loadFooter(templateId: unknown): Promise<FunctionComponent<FooterProps>> {
  return loaders[footerTemplateIdOf(templateId)]();
}
