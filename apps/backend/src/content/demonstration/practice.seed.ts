import type { Queryable } from '../../platform/database/connection.ts';
import { beginRecord, planPaper } from '../../modules/answering/beginRecord.service.ts';
import { ownRecord } from '../../modules/answering/records.repo.ts';
import { closeRecord } from '../../modules/answering/submit.ts';
import { papers } from '../../modules/question/bank.tables.ts';
import { answerAll } from './answerAll.ts';
import { inDays } from './days.ts';
import { idOf, schoolIdOf, studentAt } from './find.ts';

const MINUTE_MS = 60_000;

/** What `student` has practised, with the share of questions answered right: it leaves weak points and a wrong book. */
const PRACTISED = [
  { paper: '计算机基础 · 网络与数据', daysAgo: 3, rightShare: 0.7 },
  { paper: '大学英语 · 四级模拟卷', daysAgo: 1, rightShare: 0.5 },
] as const;

/** Seeds what a student of the demonstration practised on the days before. */
export async function seedPractice(tx: Queryable): Promise<void> {
  const owner = await studentAt(tx, 'localhost', 'student');
  const { companyId } = owner;
  const schoolId = await schoolIdOf(tx, companyId);
  for (const { paper, daysAgo, rightShare } of PRACTISED) {
    const plan = await planPaper(tx, companyId, await idOf(tx, companyId, papers, papers.name, paper));
    if (plan === undefined) throw new Error(`"${paper}" cannot be practised`);
    const startedAt = inDays(-daysAgo, 20);
    const recordId = await beginRecord(tx, owner, plan, { schoolId, now: startedAt });
    if (recordId === undefined) throw new Error(`"${paper}" was not begun`);
    await answerAll(tx, recordId, rightShare);
    const submittedAt = new Date(startedAt.getTime() + 18 * MINUTE_MS);
    await closeRecord(tx, await ownRecord(tx, owner, recordId, true), { now: submittedAt });
  }
}
