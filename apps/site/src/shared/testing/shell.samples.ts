import { emptyShell } from '../school/emptyShell.ts';
import { receiveShell } from '../school/shell.store.ts';
import type { Shell } from '../school/shell.model.ts';

/**
 * Sets some services of the school, and the name of its points, for stories and tests; returns the function
 * that restores them.
 */
export function showSchool(services: Partial<Shell['services']>, pointName = ''): () => void {
  receiveShell({ ...emptyShell, services: { ...emptyShell.services, ...services }, pointName });
  return () => receiveShell(emptyShell);
}
