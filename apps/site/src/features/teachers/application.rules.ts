import { object, type ObjectSchema, string } from 'yup';
import { MOBILE } from '../../shared/forms/mobile.ts';
import { type ApplicationForm, MAX_INTRODUCTION_LENGTH } from './application.form.ts';
import type { ApplicationText } from './application.texts.ts';

/** Minimum length of the introduction, in characters. */
const MIN_INTRODUCTION_LENGTH = 20;

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
    .test('length', word('introductionShort'), (typed) => Array.from(typed).length >= MIN_INTRODUCTION_LENGTH)
    .max(MAX_INTRODUCTION_LENGTH),
});
