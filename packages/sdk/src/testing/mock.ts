import { http, type HttpHandler, HttpResponse, ws, type WebSocketHandler } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import { type MockRoute, mockRoute, type Resolver } from './answer.ts';
import type { MockSchoolOptions } from './school/mockSchool.ts';

/** Creates MSW handlers from routes, such as those of a `mockSchool`, for a worker, a server or a story. */
export function handlersOf(routes: readonly MockRoute[]): HttpHandler[] {
  // MSW's path patterns support neither `{x}` nor an optional trailing slash, so the routes match requests
  // themselves.
  return [
    http.all('*', async ({ request }) => routes.find((route) => route.matches(request))?.answer(request)),
  ];
}

/**
 * Creates an MSW handler that answers an endpoint with a resolver's output, typed by the endpoint:
 * `mock(unreadCount, () => ({ count: 3 }))`. Throw `refuse(code, message)` or `refuseWith(status)` to refuse
 * the call.
 */
export function mock<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  resolver: Resolver<In, NoInfer<Out>>,
): HttpHandler {
  const route = mockRoute(endpoint, resolver);
  return http.all('*', async ({ request }) => (route.matches(request) ? route.answer(request) : undefined));
}

/**
 * Creates the MSW handlers of a whole mock school: every call, its pictures, and its sockets on the `host` of
 * the options. `setupWorker(...(await mockHandlers({ scenario: 'in-exam', host: location.host })))`. Put your
 * own handlers before them to override calls.
 */
export async function mockHandlers(
  options: MockSchoolOptions = {},
): Promise<(HttpHandler | WebSocketHandler)[]> {
  // Loaded on demand, since it includes all endpoints and schemas, which mocking a single call must not load.
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
        const { frames, close } = conversation.receive(String(data));
        for (const frame of frames) client.send(frame);
        if (close !== undefined) client.close(close);
      });
    }),
  );
  return [pictures, ...handlersOf(school.routes), ...sockets];
}
