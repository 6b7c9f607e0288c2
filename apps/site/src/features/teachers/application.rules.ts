import type { TeacherApplyIn } from '@lectern/sdk/endpoints/teachers';
import { object, type ObjectSchema, string } from 'yup';
import { MOBILE } from '../../shared/forms/mobile.ts';
import type { ApplicationText } from './application.texts.ts';

/** Fewest and most characters of the introduction. */
const SHORTEST = 20;
export const LONGEST = 2_000;

// The messages are names of texts, so that they follow the language.
const word = (key: ApplicationText): ApplicationText => key;

/** What is typed; years stay text until they are sent, since an empty field is not 0. */
export type ApplicationForm = { -readonly [Field in keyof TeacherApplyIn]: string };

/** Checks what is typed. */
export const applicationRules: ObjectSchema<ApplicationForm> = object({
  name: string().trim().required(word('missingName')).max(50),
  mobile: string().trim().required(word('missingMobile')).matches(MOBILE, word('mobileWrong')),
  subject: string().trim().required(word('missingSubject')).max(50),
  years: string()
    .trim()
    .required(word('missingYears'))
    .test('years', word('yearsWrong'), (typed) => /^\d{1,2}$/.test(typed) && Number(typed) <= 60),
  introduction: string()
    .trim()
    .required(word('missingIntroduction'))
    .test('length', word('introductionShort'), (typed) => Array.from(typed).length >= SHORTEST)
    .max(LONGEST),
});

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
