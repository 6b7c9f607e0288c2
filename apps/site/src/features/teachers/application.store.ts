import type { Reply } from '@lectern/sdk';
import {
  application,
  apply,
  type TeacherApplication,
  type TeacherApplyIn,
} from '@lectern/sdk/endpoints/teachers';
import { ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { session } from '../../shared/session/session.store.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** What the student wrote who wants to teach, and what the school says. */
export type Application = ReadBy<typeof readApplication>;

/** What the page shows: nothing was written where there is no application. */
export interface OwnApplication {
  readonly application: Application | undefined;
}

const own = loadable<OwnApplication>();

export const ownApplication = own.state;

/** Reads an application; what has no state that is known counts as waiting. */
export function readApplication(row: Reply<TeacherApplication> | undefined) {
  if (row === undefined || (row.id ?? '') === '') return undefined;
  return {
    state: row.state ?? 'waiting',
    reason: row.reason ?? '',
    /** ISO 8601; empty where it is not known. */
    appliedAt: row.appliedAt ?? '',
    teacherId: row.teacherId ?? '',
    written: {
      name: row.name ?? '',
      mobile: row.mobile ?? '',
      subject: row.subject ?? '',
      years: row.years ?? 0,
      introduction: row.introduction ?? '',
    },
  };
}

let owner = '';

/** Shows the student's own application. */
export const showApplication = prefetched((): Promise<void> => {
  // Nobody sees what another one wrote.
  if (owner !== session.token) ownApplication.value = undefined;
  owner = session.token;
  return own.load(async () => ({
    application: readApplication((await request(application, {})).application),
  }));
});

/** Sends what was written, for the first time or mended. */
export const sendApplication = (written: TeacherApplyIn): Promise<Result> =>
  attempt(async () => {
    const kept = readApplication(await request(apply, written));
    ownApplication.value = ref({
      application: kept ?? { state: 'waiting', reason: '', appliedAt: '', teacherId: '', written },
    });
  });
