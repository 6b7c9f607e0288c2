import type {
  OwnTeacherApplication,
  TeacherApplication,
  TeacherApplyIn,
} from '@lectern/sdk/endpoints/teachers';
import { asc, eq } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { addTeacher } from '../catalogue/index.ts';
import { teacherApplicationDecided, writeMessages } from '../message/index.ts';
import { type TeacherApplicationRow, teacherApplications } from './teachers.tables.ts';

const MIN_INTRODUCTION_LENGTH = 20;

const present = ({
  id,
  name,
  mobile,
  subject,
  years,
  introduction,
  state,
  reason,
  appliedAt,
  teacherId,
}: TeacherApplicationRow): TeacherApplication => ({
  id,
  name,
  mobile,
  subject,
  years,
  introduction,
  state,
  reason,
  appliedAt: appliedAt.toISOString(),
  teacherId: teacherId ?? '',
});

const lockApplication = (tx: Queryable, userId: string) =>
  tx.select().from(teacherApplications).where(eq(teacherApplications.userId, userId)).for('update');

/** Answers `teachers.application`. */
export async function application(
  _input: unknown,
  { db, user }: UserContext,
): Promise<OwnTeacherApplication> {
  const [row] = await db.select().from(teacherApplications).where(eq(teacherApplications.userId, user.id));
  return { application: row === undefined ? null : present(row) };
}

/**
 * Answers `teachers.apply`.
 * @throws {BusinessError} code 0 for a blank field, and once the school has accepted.
 */
export async function apply(
  input: TeacherApplyIn,
  { company, user, clock, transaction }: UserContext,
): Promise<TeacherApplication> {
  const name = input.name.trim();
  const subject = input.subject.trim();
  const introduction = input.introduction.trim();
  if (name === '') throw refused('name', '请填写姓名');
  if (subject === '') throw refused('subject', '请填写想教的科目');
  if ([...introduction].length < MIN_INTRODUCTION_LENGTH)
    throw refused('introduction', `自我介绍至少写 ${MIN_INTRODUCTION_LENGTH} 个字`);
  return transaction(async (tx) => {
    const [before] = await lockApplication(tx, user.id);
    if (before?.state === 'accepted') throw refused('state', '学校已经通过了你的申请，不能再修改');
    const values = {
      name,
      mobile: input.mobile,
      subject,
      years: input.years,
      introduction,
      state: 'waiting' as const,
      reason: '',
      appliedAt: clock.now(),
    };
    const [row] = await tx
      .insert(teacherApplications)
      .values({ companyId: company.id, userId: user.id, ...values })
      .onConflictDoUpdate({ target: teacherApplications.userId, set: values })
      .returning();
    if (row === undefined) throw new Error('The application was not kept');
    return present(row);
  });
}

/** Lists the open applications, oldest first. */
export async function listApplications(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({ application: teacherApplications, company: companies.name })
    .from(teacherApplications)
    .innerJoin(companies, eq(companies.id, teacherApplications.companyId))
    .where(eq(teacherApplications.state, 'waiting'))
    .orderBy(asc(teacherApplications.appliedAt), asc(teacherApplications.id));
  return csvTable(
    ['application', 'company', 'applied', 'name', 'mobile', 'subject', 'years', 'introduction'],
    rows.map(({ company, application: { id, appliedAt, name, mobile, subject, years, introduction } }) => [
      id,
      company,
      appliedAt,
      name,
      mobile,
      subject,
      years,
      introduction,
    ]),
  );
}

async function expectWaiting(tx: Queryable, id: string): Promise<TeacherApplicationRow> {
  const [row] = await tx
    .select()
    .from(teacherApplications)
    .where(eq(teacherApplications.id, idOrNone(id)))
    .for('update');
  if (row === undefined) throw new CommandError(`There is no application ${id}.`);
  if (row.state !== 'waiting') throw new CommandError(`Application ${id} is already ${row.state}.`);
  return row;
}

/**
 * Accepts an application: adds a teacher after the others, and notifies the applicant. @throws {CommandError}
 * where there is no open one.
 */
export async function acceptApplication(tx: Queryable, id: string, now: Date): Promise<string> {
  const { companyId, userId, name, subject, years, introduction } = await expectWaiting(tx, id);
  const title = years > 0 ? `${subject} · 教龄 ${years} 年` : subject;
  const teacherId = await addTeacher(tx, { companyId, name, title, introduction });
  await tx
    .update(teacherApplications)
    .set({ state: 'accepted', reason: '', teacherId })
    .where(eq(teacherApplications.id, id));
  await writeMessages(tx, [
    teacherApplicationDecided({ companyId, userId, now }, { outcome: 'accepted', reason: '' }),
  ]);
  return name;
}

/**
 * Declines an application, and notifies the applicant of the reason. @throws {CommandError} where there is no
 * open one.
 */
export async function declineApplication(
  tx: Queryable,
  id: string,
  reason: string,
  now: Date,
): Promise<string> {
  const { companyId, userId, name } = await expectWaiting(tx, id);
  await tx
    .update(teacherApplications)
    .set({ state: 'declined', reason })
    .where(eq(teacherApplications.id, id));
  await writeMessages(tx, [
    teacherApplicationDecided({ companyId, userId, now }, { outcome: 'declined', reason }),
  ]);
  return name;
}
