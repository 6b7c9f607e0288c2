import { asc, eq } from 'drizzle-orm';
import { bookBalance, bookInvitation, bookPoints, inviterOf } from '../modules/account/index.ts';
import { balanceEntries } from '../modules/account/account.tables.ts';
import {
  changeEnrolment,
  enrol,
  enrolments,
  lessons,
  readEnrolmentRows,
} from '../modules/catalogue/index.ts';
import { grantCertificate } from '../modules/certificate/decide.service.ts';
import { certificateRows } from '../modules/certificate/index.ts';
import { giveTeacherAnswers } from '../modules/community/index.ts';
import { giveLikes } from '../modules/community/writing.service.ts';
import { turnPin } from '../modules/group/school.service.ts';
import { expectHomework } from '../modules/homework/homework.repo.ts';
import { gradeWorks } from '../modules/homework/marks.service.ts';
import { decideInvoice, expectInvoice } from '../modules/invoice/decide.service.ts';
import { lockProgress } from '../modules/learning/learning.repo.ts';
import { mergeReport } from '../modules/learning/progress.service.ts';
import {
  storeProgress,
  storeVisit,
  storeLessonOpened,
  storeCoursePercent,
} from '../modules/learning/recordProgress.service.ts';
import { writeMessages } from '../modules/message/index.ts';
import { messages } from '../modules/message/message.tables.ts';
import { findOpenClass } from '../modules/openClass/openClass.repo.ts';
import { givePlaces } from '../modules/openClass/openClass.service.ts';
import { insertStudent } from '../modules/plan/plan.service.ts';
import { closeExpired } from '../modules/order/order.service.ts';
import { type SettlementParts, settlePayment } from '../modules/payment/settle.service.ts';
import { decideSigns, isDecisionWord } from '../modules/proxyExam/decide.service.ts';
import { expectItem } from '../modules/proxyExam/items.repo.ts';
import { saveResource } from '../modules/resource/index.ts';
import { storeBytes, detectContentType } from '../modules/upload/index.ts';
import { sandboxGateway } from '../providers/payment/sandboxGateway.ts';
import { sandboxProvider } from '../providers/payment/sandboxPayment.ts';
import type { User } from '../platform/database/tables/users.tables.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { renderText } from '../platform/richText/richText.ts';
import { daysLater } from '../platform/dates/days.ts';
import { fillIn } from './fillIn.ts';
import { readDemoFile } from '../content/demoFiles.ts';
import { discardingStore } from './tables.ts';

/** The school, students and time of an action. */
export interface ActionContext {
  readonly tx: Queryable;
  readonly companyId: string;
  /** The company's default school. */
  readonly schoolId: string;
  /** The students of the row. */
  readonly students: readonly User[];
  readonly now: Date;
  readonly books: Omit<SettlementParts, 'db'>;
}

const SOURCES = enrolments.source.enumValues;
const BALANCE_KINDS = balanceEntries.kind.enumValues;

type ActionInput = Readonly<Record<string, string>>;

/** Uploads a file of the demonstration's folder, for a student or for the school. */
async function shareFile(
  input: ActionInput,
  { tx, companyId, schoolId, students, now }: ActionContext,
): Promise<string> {
  const { file = '', name = '', views, downloads, state } = input;
  const userId = students[0]?.id ?? null;
  const { extension, bytes } = await readDemoFile(file);
  const contentType = (await detectContentType(bytes, extension)) ?? '';
  const owner = { companyId, userId, now };
  const { key } = await storeBytes(tx, discardingStore, owner, bytes, { extension, contentType }, 'upload');
  return saveResource(tx, companyId, undefined, {
    schoolId: userId === null ? null : schoolId,
    userId,
    fileKey: key,
    fileName: `${name}.${extension}`,
    name,
    subjectId: input['subjectId'] ?? null,
    summary: input['summary'] ?? '',
    state: state === 'pending' ? 'pending' : 'shown',
    viewCount: Number(views),
    downloadCount: Number(downloads),
    sharedAt: now,
    drawing: file,
  });
}

/** Sends students a message, in both languages. */
async function tell(input: ActionInput, { tx, companyId, students, now }: ActionContext): Promise<void> {
  const { title = '', titleEn = '', content = '', contentEn = '', link = '' } = input;
  const kind = messages.kind.enumValues.find((one) => one === input['kind']);
  if (kind === undefined) throw new Error(`There is no message of the kind "${input['kind']}"`);
  const html = (text: string): string => renderText(text, 'rich').html;
  const message = { companyId, kind, title, titleEn, link, sentAt: now };
  await writeMessages(
    tx,
    students.map(({ id: userId }) => ({
      ...message,
      userId,
      content: html(content),
      contentEn: html(contentEn),
    })),
  );
}

/** Length of the demonstration's video, in seconds. */
const VIDEO_SECONDS = 54;

/**
 * Records that students watched the first lessons of a course, one per day, the last one now: a number of
 * lessons completely, and the next one up to a position.
 */
async function study(input: ActionInput, { tx, companyId, students, now }: ActionContext): Promise<void> {
  const { course: courseId = '', finished = 'all', left = '' } = input;
  const all = await tx
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id));
  const finishedCount = finished === 'all' ? all.length : Number(finished);
  const opened = all.slice(0, left === '' ? finishedCount : finishedCount + 1);
  for (const { id: userId } of students) {
    const owner = { companyId, userId };
    for (const [index, lesson] of opened.entries()) {
      const at = daysLater(now, index + 1 - opened.length);
      const seconds = index < finishedCount ? VIDEO_SECONDS : Number(left);
      await storeLessonOpened(tx, owner, lesson, at);
      const row = await lockProgress(tx, userId, lesson.id);
      if (row === undefined) throw new Error(`lesson ${lesson.id} was not opened`);
      const positionAt = new Date(at.getTime() + seconds * 1000);
      const report = {
        lessonId: lesson.id,
        segments: [[0, seconds]],
        positionSeconds: seconds,
        positionAt: positionAt.toISOString(),
      };
      await storeProgress(tx, mergeReport(row, report, positionAt, VIDEO_SECONDS));
      const visit = { ...owner, visitId: `demonstration-${lesson.id}`, lessonId: lesson.id, seconds };
      await storeVisit(tx, visit, {}, { now: at, maxSeconds: seconds });
    }
    const last = opened.at(-1);
    if (last !== undefined)
      await storeCoursePercent(tx, { userId, courseId }, { lessonId: last.id, at: now });
  }
}

/** Pays a trade in the sandbox, as its page does, and handles its payment notice. */
async function pay(
  { trade: tradeNo = '' }: ActionInput,
  { tx, companyId, books }: ActionContext,
): Promise<void> {
  const gateway = books.services.get(sandboxGateway);
  await gateway.pay(tradeNo, 'lost');
  const found = await sandboxProvider(gateway, `sandbox-${companyId}`, 'wechat', undefined).query(tradeNo);
  if (found.state !== 'paid') throw new Error(`trade ${tradeNo} is ${found.state}`);
  const claim = { companyId, provider: 'sandbox' as const, trade: found.trade };
  const outcome = await settlePayment({ ...books, db: tx }, claim);
  if (outcome !== 'accepted') throw new Error(`trade ${tradeNo} was ${outcome}`);
}

/** Grades students' handed-in attempts; the score `return` returns them for revision. */
async function mark(input: ActionInput, { tx, companyId, students, now }: ActionContext): Promise<void> {
  const { homework: homeworkId = '', score = '', comment = '' } = input;
  for (const { id: userId } of students) {
    const { homework, work } = await expectHomework(tx, { companyId, userId, now }, homeworkId);
    const grade = { workId: work?.id ?? '', score: score === 'return' ? undefined : Number(score), comment };
    await gradeWorks(tx, homework, [grade], now, async () => []);
  }
}

/**
 * The school's actions, each by the function of its command where it has one. They return what later actions
 * may refer to.
 */
export const schoolActions: Readonly<
  Record<string, (input: ActionInput, context: ActionContext) => Promise<unknown>>
> = {
  'answers.give': ({ question: questionId = '', teacher = '', answer: content = '' }, { tx, now }) =>
    giveTeacherAnswers(tx, [{ questionId, teacher, content }], now),

  'answers.like': ({ answer = '' }, { tx, students }) =>
    giveLikes(
      tx,
      answer,
      students.map(({ id }) => id),
    ),

  'answers.pin': ({ topic = '' }, { tx }) => turnPin(tx, topic),

  async 'balance.book'(
    { kind: kindName = '', cents = '', remark = '', remarkEn = '' },
    { tx, companyId, students, now },
  ) {
    const kind = BALANCE_KINDS.find((one) => one === kindName);
    if (kind === undefined) throw new Error(`the balance has no change of the kind “${kindName}”`);
    const entry = { companyId, kind, amountCents: Number(cents), remark, remarkEn, createdAt: now };
    for (const { id: userId } of students)
      await bookBalance(tx, { ...entry, userId, idempotencyKey: `demonstration:${kind}:${now.getTime()}` });
  },

  async 'certificates.grant'({ certificate = '' }, { tx, companyId, students, now }) {
    const template = (await certificateRows.read(tx, companyId)).find(({ id }) => id === certificate);
    if (template === undefined) throw new Error(`there is no certificate ${certificate}`);
    const names = students.map(({ username }) => username ?? '');
    await grantCertificate(tx, template, names, now);
  },

  async 'classes.book'({ openClass: openClassId = '' }, { tx, companyId, schoolId, students, now }) {
    const viewer = { companyId, schoolId, userId: undefined };
    const found = await findOpenClass(tx, viewer, openClassId, now);
    if (found === undefined) throw new Error(`there is no open class ${openClassId}`);
    await givePlaces(
      tx,
      found.openClass,
      students.map(({ id }) => id),
      now,
    );
  },

  async 'enrol.add'(
    { commodity: commodityId = '', source: sourceName = '' },
    { tx, companyId, students, now },
  ) {
    const source = SOURCES.find((one) => one === sourceName);
    if (source === undefined) throw new Error(`no course comes by “${sourceName}”`);
    for (const { id: userId } of students) await enrol(tx, { companyId, userId, commodityId, source, now });
  },

  async 'enrol.until'({ course = '', days = '' }, { tx, companyId, students, now }) {
    const ids = new Set(students.map(({ id }) => id));
    for (const { id, userId, courseId } of await readEnrolmentRows(tx, companyId))
      if (courseId === course && ids.has(userId))
        await changeEnrolment(tx, id, { expiresAt: daysLater(now, Number(days)), revokedAt: null });
  },

  /** Records students as having registered with a friend's code, now. */
  async 'friends.book'({ code = '', points = '' }, { tx, companyId, students, now }) {
    const inviterId = await inviterOf(tx, companyId, code);
    if (inviterId === undefined) throw new Error(`nobody has the code ${code}`);
    for (const friend of students)
      await bookInvitation(
        tx,
        inviterId,
        { ...friend, createdAt: now },
        { inviter: Number(points), friend: 0 },
      );
  },

  'homework.marks': mark,

  'invoices.issue': async ({ invoice = '', number: invoiceNo = '' }, { tx, now }) =>
    decideInvoice(tx, await expectInvoice(tx, invoice), { decision: 'issue', invoiceNo, fileKey: null }, now),

  'invoices.refuse': async ({ invoice = '', reason = '' }, { tx, now }) =>
    decideInvoice(tx, await expectInvoice(tx, invoice), { decision: 'refuse', reason }, now),

  'lessons.study': study,

  'messages.send': tell,

  'orders.close': (_, { tx, now }) => closeExpired(tx, now),

  async 'papers.fill'({ record = '', right = '' }, { tx }) {
    return { answers: await fillIn(tx, record, Number(right)) };
  },

  'payments.pay': pay,

  async 'plans.join'({ plan: planId = '' }, { tx, companyId, students, now }) {
    for (const { id: userId } of students)
      await insertStudent(tx, { companyId, planId, userId, joinedAt: now });
  },

  async 'points.book'({ points = '', remark = '', remarkEn = '' }, { tx, companyId, students, now }) {
    const entry = { companyId, points: Number(points), remark, remarkEn, createdAt: now };
    for (const { id: userId } of students)
      await bookPoints(tx, { ...entry, userId, idempotencyKey: `demonstration:${now.getTime()}` });
  },

  async 'registrations.decide'(input, { tx, companyId, students, now }) {
    const { exam = '', registration: signId = '', decision = '', reason = '' } = input;
    if (!isDecisionWord(decision)) throw new Error(`no registration is decided by “${decision}”`);
    for (const { id: userId } of students) {
      const item = await expectItem(tx, { companyId, userId, now }, { itemId: exam });
      await decideSigns(tx, item, [{ signId, decision, reason }], now);
    }
  },

  'resources.share': shareFile,
};
