import type { TeacherApplyIn } from '@lectern/sdk/endpoints/teachers';

/** Maximum length of the introduction, in characters. */
export const MAX_INTRODUCTION_LENGTH = 2_000;

/** Values of the form; years stay text until they are sent, since an empty field is not 0. */
export type ApplicationForm = { -readonly [Field in keyof TeacherApplyIn]: string };

/** Returns the initial values of the form. */
export const formOf = (input?: TeacherApplyIn): ApplicationForm => ({
  name: input?.name ?? '',
  mobile: input?.mobile ?? '',
  subject: input?.subject ?? '',
  years: input === undefined ? '' : String(input.years),
  introduction: input?.introduction ?? '',
});

/** Returns the input to send. */
export const toApplicationInput = ({ years, ...form }: ApplicationForm): TeacherApplyIn => ({
  ...form,
  years: Number(years),
});
