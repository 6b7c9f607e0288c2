import { personConfig } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import type { SessionState } from '../../shared/session/session.store.ts';

/** What of the personal area is granted. */
export interface PersonalState {
  /** Whose answer it is, at which school: a branch may grant other pages than the school before. */
  of: string;
  /** Whether the answer is still awaited; until then the menu may show what is not granted. */
  isPending: boolean;
  /** Codes of the granted pages; undefined while the school filters nothing. */
  granted: readonly string[] | undefined;
  /** Codes of the school's own list in its order, filtered by or not; a section lands on its first. */
  listed: readonly string[];
}

export const personal = proxy<PersonalState>({ of: '', isPending: false, granted: undefined, listed: [] });

let asked: Promise<void> = Promise.resolve();

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

/** Asks once for each student and school which pages are granted; without an answer all are shown, and the server still decides. */
export function loadGrants({ userId, schoolId }: Pick<SessionState, 'userId' | 'schoolId'>): Promise<void> {
  const of = `${schoolId} ${userId}`;
  if (of !== personal.of) {
    Object.assign(personal, { of, isPending: true, granted: undefined, listed: [] });
    asked = ask(of);
  }
  return asked;
}
