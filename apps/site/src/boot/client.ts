import { createClient, type ApiError, type Client } from '@lectern/sdk';
import { session } from '../session/session.store.ts';

let client: Client | undefined;
let handleSessionError: (error: ApiError) => void = () => undefined;

/** The platform's origin: the page's own, unless a `lectern-origin` meta names another back end. */
export function platformOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="lectern-origin"]')?.content ?? '';
  return named === '' ? location.origin : named;
}

function systemOf(agent: string): string {
  return /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? 'unknown';
}

/** The one client of the page, made on first use. */
export function siteClient(): Client {
  client ??= createClient({
    origin: platformOrigin(),
    session: () => session,
    systemOs: systemOf(navigator.userAgent),
    memory: 'deviceMemory' in navigator ? String(navigator.deviceMemory) : '',
    onSessionError: (error) => handleSessionError(error),
  });
  return client;
}

/** Calls an endpoint. Only stores may; see {@link Client.request} for what it throws. */
export const request: Client['request'] = (endpoint, input, options) => siteClient().request(endpoint, input, options);

/** Registers the one handler of 401, 403, 409 and 550 (specification 8). */
export function onSessionError(handler: (error: ApiError) => void): void {
  handleSessionError = handler;
}
