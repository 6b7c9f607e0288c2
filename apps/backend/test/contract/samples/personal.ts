import * as message from '@lectern/sdk/endpoints/message';
import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

async function someMessage({ ask }: DemoSchool): Promise<string> {
  const [first] = (await ask(message.page, {})).records;
  if (first === undefined) throw new Error('The student has no message');
  return first.messageId;
}

/** Samples of the student's own data besides courses and orders. */
export const personalSamples: readonly Sample[] = [
  sample(message.count, {}),
  sample(message.page, { pageNo: 1, pageSize: 10 }),
  sample(message.read, async (school) => ({ messageId: await someMessage(school) })),
  sample(message.remove, async (school) => ({ messageId: await someMessage(school) })),
  sample(message.reminders, {}),
  sample(message.setReminders, { homeworkFlag: 0 }),
  sample(studentInfo.provinces, {}),
  sample(studentInfo.cities, { provinceCode: '410000' }),
];
