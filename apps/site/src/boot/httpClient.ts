import { createClient, type ApiError, type Client } from '@lectern/sdk';
import { session } from '../session/session.store.ts';
import { platformOrigin } from './platformOrigin.ts';

function systemOf(agent: string): string {
  return /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? 'unknown';
}

/** Makes the one client of the page. */
export function makeClient(onSessionError: (error: ApiError) => void): Client {
  return createClient({
    origin: platformOrigin(),
    session: () => session,
    systemOs: systemOf(navigator.userAgent),
    memory: 'deviceMemory' in navigator ? String(navigator.deviceMemory) : '',
    onSessionError,
  });
}
