import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '../core/endpoint.ts';
import { type MockRoute, mockRoute, type Resolver } from './answer.ts';

function handlerOf(route: MockRoute): HttpHandler {
  // MSW's own patterns know neither our `{x}` nor a last slash, so the route decides itself.
  return http.all('*', async ({ request }) =>
    route.matches(request) ? await route.answer(request) : undefined,
  );
}

/** Makes MSW handlers of routes, such as those of a `memorySchool`, for a worker, a server or a story. */
export function handlersOf(routes: readonly MockRoute[]): HttpHandler[] {
  return routes.map(handlerOf);
}

/**
 * Makes an MSW handler that answers an endpoint with a resolver's output, typed as the endpoint is:
 * `mock(unreadCount, () => ({ count: 3 }))`. Throw `refuse(code, words)` or `refuseWith(status)` to refuse.
 */
export function mock<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  resolver: Resolver<In, NoInfer<Out>>,
): HttpHandler {
  return handlerOf(mockRoute(endpoint, resolver));
}
