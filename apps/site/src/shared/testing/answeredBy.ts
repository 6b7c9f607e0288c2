import { today } from '@lectern/sdk/endpoints/question';
import { personConfig } from '@lectern/sdk/endpoints/shell';
import { mock } from '@lectern/sdk/testing';
import type { HttpHandler } from 'msw';

/** What the frame of the personal area asks on each of its pages: no page is withheld, nothing is due today. */
const ofTheFrame = [
  mock(personConfig, () => ({ filterFlag: 0 as const, menus: [] })),
  mock(today, () => ({ day: '2026-11-18', steps: [], examOn: null, next: null })),
];

/** Story parameters with the mock handlers of its calls; earlier handlers win over later ones. */
export const answeredBy = (...handlers: readonly (HttpHandler | readonly HttpHandler[])[]) => ({
  msw: { handlers: [...handlers.flat(), ...ofTheFrame] },
});
