import { personConfig } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import type { SessionState } from '../../shared/session/session.store.ts';

/** The pages of the personal area that are granted. */
export interface PersonalState {
  /** The school and student that the grants are of: a branch may grant other pages than the previous school. */
  of: string;
  /** Whether the grants are loading; until then the menu may show pages that are not granted. */
  isPending: boolean;
  /** Codes of the granted pages; undefined if the school does not restrict them. */
  granted: readonly string[] | undefined;
  /**
   * Codes of the school's list in its order, whether or not it restricts pages; a section's landing page is its
   * first.
   */
  listed: readonly string[];
}

export const personal = proxy<PersonalState>({ of: '', isPending: false, granted: undefined, listed: [] });

let pendingLoad: Promise<void> = Promise.resolve();

async function ask(of: string): Promise<void> {
  try {
    const reply = await request(personConfig, {});
    if (personal.of !== of) return;
    personal.listed = reply.menus.flatMap((section) => section.children.map((entry) => entry.code ?? ''));
    personal.granted = reply.filterFlag === 1 ? personal.listed : undefined;
    personal.isPending = false;
  } catch {
    if (personal.of === of) Object.assign(personal, { of: '', isPending: false });
  }
}

/**
 * Loads the granted pages once per student and school; if that fails all are shown, and the server still checks
 * access.
 */
export function loadGrants({ userId, schoolId }: Pick<SessionState, 'userId' | 'schoolId'>): Promise<void> {
  const of = `${schoolId} ${userId}`;
  if (of !== personal.of) {
    Object.assign(personal, { of, isPending: true, granted: undefined, listed: [] });
    pendingLoad = ask(of);
  }
  return pendingLoad;
}
