import type { HttpHandler } from 'msw';

/** Parameters of a story whose calls these handlers answer, the first that knows a call before the others. */
export const answeredBy = (...handlers: readonly (HttpHandler | readonly HttpHandler[])[]) => ({
  msw: { handlers: handlers.flat() },
});
