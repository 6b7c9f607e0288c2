import { subscribe } from 'valtio/vanilla';
import { ports } from './ports.ts';
import { session } from './session/session.store.ts';

/** How many things that were shown are kept. */
const MOST = 40;
/** Older than this nothing is shown again, in milliseconds. */
const LONGEST_MS = 5 * 60_000;

interface Kept {
  readonly value: object;
  readonly keptAt: number;
}

/** What was shown lately, the latest last; it is of one student and one school. */
const kept = new Map<string, Kept>();

const who = (): string => JSON.stringify([session.token, session.companyId, session.schoolId]);
let owner = who();

function forgetOthers(): void {
  if (owner === who()) return;
  kept.clear();
  owner = who();
}
// At once, and not only when somebody asks: what is of a student leaves the page with them.
subscribe(session, forgetOthers, true);

/** Gives what was shown under a name a few minutes ago to the same student in the same school. */
export function lately(name: string): object | undefined {
  forgetOthers();
  const found = kept.get(name);
  return found !== undefined && ports.now() - found.keptAt < LONGEST_MS ? found.value : undefined;
}

/** Makes the way to keep what is now asked for; where another student or school came meanwhile it keeps nothing. */
export function keeper(name: string): (value: object) => void {
  const asker = who();
  return (value) => {
    forgetOthers();
    // A server renders for everybody, and keeps nothing.
    if (asker !== owner || typeof document === 'undefined') return;
    kept.delete(name);
    kept.set(name, { value, keptAt: ports.now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
    }
  };
}

/** Forgets all: after a change by the student nothing of before is shown again. */
export const forgetKept = (): void => kept.clear();
