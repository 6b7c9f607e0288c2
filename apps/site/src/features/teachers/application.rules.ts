import { object, type ObjectSchema, string } from 'yup';
import { MOBILE } from '../../shared/forms/mobile.ts';
import { type ApplicationForm, LONGEST } from './application.form.ts';
import type { ApplicationText } from './application.texts.ts';

/** Minimum length of the introduction, in characters. */
const SHORTEST = 20;

// Messages are keys of texts, so that they follow the language.
const word = (key: ApplicationText): ApplicationText => key;

/** Validates the form. */
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
