import type { HttpHandler } from 'msw';

/** Story parameters with the mock handlers of its calls; earlier handlers win over later ones. */
export const answeredBy = (...handlers: readonly (HttpHandler | readonly HttpHandler[])[]) => ({
  msw: { handlers: handlers.flat() },
});
