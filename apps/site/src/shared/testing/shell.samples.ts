import { emptyShell } from '../school/emptyShell.ts';
import { receiveShell } from '../school/shell.store.ts';
import type { Shell } from '../school/shell.model.ts';

/** Gives stories and tests a school with some of its services set, and a name for its points; returns the way back. */
export function showSchool(services: Partial<Shell['services']>, pointName = ''): () => void {
  receiveShell({ ...emptyShell, services: { ...emptyShell.services, ...services }, pointName });
  return () => receiveShell(emptyShell);
}
