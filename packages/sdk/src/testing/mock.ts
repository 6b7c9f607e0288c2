import { http, type HttpHandler, HttpResponse, ws, type WebSocketHandler } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import { type MockRoute, mockRoute, type Resolver } from './answer.ts';
import type { MockSchoolOptions } from './school/mockSchool.ts';

/** Makes MSW handlers of routes, such as those of a `mockSchool`, for a worker, a server or a story. */
export function handlersOf(routes: readonly MockRoute[]): HttpHandler[] {
  // MSW's own patterns know neither our `{x}` nor a last slash, so the routes decide themselves.
  return [
    http.all('*', async ({ request }) => routes.find((route) => route.matches(request))?.answer(request)),
  ];
}

/**
 * Makes an MSW handler that answers an endpoint with a resolver's output, typed as the endpoint is:
 * `mock(unreadCount, () => ({ count: 3 }))`. Throw `refuse(code, words)` or `refuseWith(status)` to refuse.
 */
export function mock<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  resolver: Resolver<In, NoInfer<Out>>,
): HttpHandler {
  const route = mockRoute(endpoint, resolver);
  return http.all('*', async ({ request }) => (route.matches(request) ? route.answer(request) : undefined));
}

/**
 * Makes the MSW handlers of a whole mock school: every call, its pictures and its sockets, which are on the `host` of the options.
 * `setupWorker(...(await mockHandlers({ scenario: 'in-exam', host: location.host })))`. Handlers of your own that are to come first
 * stand before them.
 */
export async function mockHandlers(
  options: MockSchoolOptions = {},
): Promise<(HttpHandler | WebSocketHandler)[]> {
  // All endpoints and schemas come along, which who only mocks a call must not load.
  const [{ openMockSchool }, { beginConversation, SOCKET_PATHS }, { isPicture, pictureOf }] =
    await Promise.all([
      import('./school/mockSchool.ts'),
      import('./school/conversation.ts'),
      import('./school/picture.ts'),
    ]);
  const school = openMockSchool(options);
  const time = options.time ?? Date.now;
  const pictures = http.get('*/mock/:name', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!isPicture(pathname)) return undefined;
    return new HttpResponse(pictureOf(pathname), { headers: { 'content-type': 'image/svg+xml' } });
  });
  const sockets = SOCKET_PATHS.map((path) =>
    ws.link(`*${path}`).addEventListener('connection', ({ client }) => {
      const conversation = beginConversation(school, path, time);
      client.addEventListener('message', ({ data }) => {
        const { frames, close } = conversation.hear(String(data));
        for (const frame of frames) client.send(frame);
        if (close !== undefined) client.close(close);
      });
    }),
  );
  return [pictures, ...handlersOf(school.routes), ...sockets];
}
