import type { TeacherApplyIn } from '@lectern/sdk/endpoints/teachers';

/** Most characters of the introduction. */
export const LONGEST = 2_000;

/** What is typed; years stay text until they are sent, since an empty field is not 0. */
export type ApplicationForm = { -readonly [Field in keyof TeacherApplyIn]: string };

/** What the form begins with. */
export const formOf = (written?: TeacherApplyIn): ApplicationForm => ({
  name: written?.name ?? '',
  mobile: written?.mobile ?? '',
  subject: written?.subject ?? '',
  years: written === undefined ? '' : String(written.years),
  introduction: written?.introduction ?? '',
});

/** What is sent of it. */
export const writtenOf = ({ years, ...form }: ApplicationForm): TeacherApplyIn => ({
  ...form,
  years: Number(years),
});
