import { emptyShell } from './emptyShell.ts';
import { receiveShell } from './shell.store.ts';
import type { Shell } from './shell.model.ts';

/** Gives stories and tests a school with some of its services set; returns the way back. */
export function showSchool(services: Partial<Shell['services']>): () => void {
  receiveShell({ ...emptyShell, services: { ...emptyShell.services, ...services } });
  return () => receiveShell(emptyShell);
}
