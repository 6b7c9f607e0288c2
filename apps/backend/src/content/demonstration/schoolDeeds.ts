import { giveTeacherAnswers } from '../../modules/community/index.ts';
import { turnPin } from '../../modules/group/school.service.ts';
import { writeMessages } from '../../modules/message/index.ts';
import { messages } from '../../modules/message/message.tables.ts';
import { findOpenClass } from '../../modules/openClass/openClass.repo.ts';
import { givePlaces } from '../../modules/openClass/openClass.service.ts';
import { insertStudent } from '../../modules/plan/plan.service.ts';
import { saveResource } from '../../modules/resource/index.ts';
import { keepBytes, kindOf } from '../../modules/upload/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { renderText } from '../../platform/richText/richText.ts';
import { readDemoFile } from './demoFiles.ts';
import { nothingKept } from './tables.ts';

/** At which school something is done, to whom and when. */
interface Place {
  readonly tx: Queryable;
  readonly companyId: string;
  /** The company's default school. */
  readonly schoolId: string;
  /** Ids of the students of the row. */
  readonly students: readonly string[];
  readonly now: Date;
}

type Said = Readonly<Record<string, string>>;

/** Shares a file of the demonstration's folder, in a student's name or in the school's. */
async function shareFile(said: Said, { tx, companyId, schoolId, students, now }: Place): Promise<string> {
  const { file = '', name = '', views, downloads, state } = said;
  const [userId = null] = students;
  const { extension, bytes } = await readDemoFile(file);
  const contentType = (await kindOf(bytes, extension)) ?? '';
  const owner = { companyId, userId, now };
  const { key } = await keepBytes(tx, nothingKept, owner, bytes, { extension, contentType });
  return saveResource(tx, companyId, undefined, {
    schoolId: userId === null ? null : schoolId,
    userId,
    fileKey: key,
    fileName: `${name}.${extension}`,
    name,
    subjectId: said['subjectId'] ?? null,
    summary: said['summary'] ?? '',
    state: state === 'pending' ? 'pending' : 'shown',
    viewCount: Number(views),
    downloadCount: Number(downloads),
    sharedAt: now,
    drawing: file,
  });
}

/** Tells students something, in both languages. */
async function tell(said: Said, { tx, companyId, students, now }: Place): Promise<void> {
  const { title = '', titleEn = '', content = '', contentEn = '', link = '' } = said;
  const kind = messages.kind.enumValues.find((one) => one === said['kind']);
  if (kind === undefined) throw new Error(`There is no message of the kind "${said['kind']}"`);
  const html = (text: string): string => renderText(text, 'rich').html;
  const told = { companyId, kind, title, titleEn, link, sentAt: now };
  await writeMessages(
    tx,
    students.map((userId) => ({ ...told, userId, content: html(content), contentEn: html(contentEn) })),
  );
}

/** What the school does, each by the function of its command where it has one. It answers what later deeds may name. */
export const schoolDeeds: Readonly<Record<string, (said: Said, place: Place) => Promise<unknown>>> = {
  'answers.give': ({ question: questionId = '', teacher = '', answer: content = '' }, { tx, now }) =>
    giveTeacherAnswers(tx, [{ questionId, teacher, content }], now),

  'answers.pin': ({ topic = '' }, { tx }) => turnPin(tx, topic),

  async 'classes.book'({ openClass: openClassId = '' }, { tx, companyId, schoolId, students, now }) {
    const viewer = { companyId, schoolId, userId: undefined };
    const found = await findOpenClass(tx, viewer, openClassId, now);
    if (found === undefined) throw new Error(`there is no open class ${openClassId}`);
    await givePlaces(tx, found.openClass, students, now);
  },

  'messages.send': tell,

  async 'plans.join'({ plan: planId = '' }, { tx, companyId, students, now }) {
    for (const userId of students) await insertStudent(tx, { companyId, planId, userId, joinedAt: now });
  },

  'resources.share': shareFile,
};
