import type { ApiError, Client, Session } from '@lectern/sdk';

// A delivered home page makes no requests, so the client's code is loaded with the first request.
let client: Promise<Client> | undefined;
let handleSessionError: (error: ApiError, who: Session) => void = () => undefined;

/** The one client of the page; its code is loaded on first use. */
export function siteClient(): Promise<Client> {
  client ??= import('./httpClient.ts').then(({ makeClient }) =>
    makeClient((...happened) => handleSessionError(...happened)),
  );
  return client;
}

/** Replaces the client of this copy of the site with one of the server's, which renders a page with it. */
export function provideClient(provided: Client): void {
  client = Promise.resolve(provided);
}

/** Calls an endpoint. Only stores may use it; see {@link Client.request} for what it throws. */
export const request: Client['request'] = async (endpoint, input, options) =>
  (await siteClient()).request(endpoint, input, options);

/** Registers the handler of 401, 403, 409 and 550. */
export function onSessionError(handler: typeof handleSessionError): void {
  handleSessionError = handler;
}
