import type { Reply } from '@lectern/sdk';
import {
  application,
  apply,
  type TeacherApplication,
  type TeacherApplyIn,
} from '@lectern/sdk/endpoints/teachers';
import { ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import { attempt, type Result } from '../../shared/result.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** An application to teach, and the school's answer. */
export type Application = ReadBy<typeof readApplication>;

/** Reads an application; an unknown state counts as waiting. */
export function readApplication(row: Reply<TeacherApplication> | undefined) {
  if (row === undefined || (row.id ?? '') === '') return undefined;
  return {
    state: row.state ?? 'waiting',
    reason: row.reason ?? '',
    /** ISO 8601; empty if unknown. */
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

/** The student's own application; undefined if there is none. */
export const [ownApplication, showApplication] = loadable(async () => ({
  application: readApplication((await request(application, {})).application),
}));

/** Sends the application, for the first time or revised. */
export const sendApplication = (input: TeacherApplyIn): Promise<Result> =>
  attempt(async () => {
    const stored = readApplication(await request(apply, input));
    ownApplication.value = ref({
      application: stored ?? { state: 'waiting', reason: '', appliedAt: '', teacherId: '', written: input },
    });
  });
