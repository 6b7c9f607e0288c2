import { decodeReply } from '@lectern/sdk';
import { application } from '@lectern/sdk/endpoints/teachers';
import { describe, expect, it } from 'vitest';
import { type ApplicationForm, formOf, toApplicationInput } from './application.form.ts';
import { applicationRules } from './application.rules.ts';
import { readApplication } from './application.store.ts';

const GOOD: ApplicationForm = {
  name: '林晓彤',
  mobile: '13800000077',
  subject: '高中化学',
  years: '6',
  introduction: '在县中教过六年化学，习惯先让学生做实验再讲原理。',
};
const problemOf = (more: Partial<ApplicationForm>): Promise<string> =>
  applicationRules.validate({ ...GOOD, ...more }).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('an application to teach', () => {
  it.each<[Partial<ApplicationForm>, string]>([
    [{}, ''],
    [{ years: '0' }, ''],
    [{ name: '  ' }, 'missingName'],
    [{ mobile: '' }, 'missingMobile'],
    [{ mobile: '12800000077' }, 'mobileWrong'],
    [{ subject: '' }, 'missingSubject'],
    [{ years: '' }, 'missingYears'],
    [{ years: '六' }, 'yearsWrong'],
    [{ years: '6.5' }, 'yearsWrong'],
    [{ years: '61' }, 'yearsWrong'],
    [{ introduction: '' }, 'missingIntroduction'],
    [{ introduction: `短${' '.repeat(40)}` }, 'introductionShort'],
  ])('is validated: %o', async (more, problem) => {
    expect(await problemOf(more)).toBe(problem);
  });

  it('reads back the form that was sent', () => {
    expect(formOf(toApplicationInput(GOOD))).toEqual(GOOD);
    expect(formOf()).toEqual({ name: '', mobile: '', subject: '', years: '', introduction: '' });
  });

  it('is read with defaults for malformed fields', () => {
    const read = (row: unknown) =>
      readApplication(decodeReply(application, { application: row }).application);
    expect(read(null)).toBeUndefined();
    expect(read({})).toBeUndefined();
    expect(read({ id: '7', state: 'lost', years: 'x', name: 3 })).toEqual({
      state: 'waiting',
      reason: '',
      appliedAt: '',
      teacherId: '',
      written: { name: '3', mobile: '', subject: '', years: 0, introduction: '' },
    });
  });
});
