import type {
  CheckUnfinishedIn,
  ExerciseRecord,
  Generated,
  GeneratePaperIn,
  GenerateWrongIn,
  LastRecord,
  LastRecordIn,
  RecordByIdIn,
  Unfinished,
} from '@lectern/sdk/endpoints/question';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { beginRecord, planPaper, planWrongBook, planWrongOf } from './beginRecord.service.ts';
import { findLast, findOpen, ownRecord, presentRecord } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { isId } from '../../../platform/database/columns.ts';
import { memberOf } from '../../../platform/http/member.ts';

/** Answers `question.generatePaper`: begins a paper or continues its open exercise. */
export function generatePaper(
  { paperId, start = 'continue' }: GeneratePaperIn,
  context: UserContext,
): Promise<Generated> {
  const owner = memberOf(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const plan = isId(paperId) ? await planPaper(tx, owner.companyId, paperId) : undefined;
    if (plan === undefined) throw new BusinessError('0', '没有找到这份试卷，它可能已经下架');
    if (plan.questions.length === 0) throw new BusinessError('0', '这份试卷还没有题目');
    const open = await findOpen(tx, owner, { paperId });
    if (open !== undefined && start === 'continue') return { recordId: open.id, resumed: true };
    if (open !== undefined) await updateRecord(tx, open.id, { state: 'left', activeAt: now });
    const attempt = await beginRecord(tx, owner, plan, { schoolId: context.school.id, now });
    if (attempt !== undefined) return { recordId: attempt, resumed: false };
    const other = await findOpen(tx, owner, { paperId });
    if (other === undefined) throw new BusinessError('0', '练习没有开始，请再试一次');
    return { recordId: other.id, resumed: true };
  });
}

/** Answers `question.generateWrong`. */
export function generateWrong(
  { recordId, subjectId }: GenerateWrongIn,
  context: UserContext,
): Promise<Generated> {
  const owner = memberOf(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const record = recordId === undefined ? undefined : await ownRecord(tx, owner, recordId);
    if (record !== undefined && record.state !== 'submitted')
      throw new BusinessError('0', '交卷之后才能练错题');
    if (subjectId !== undefined && !isId(subjectId)) throw new BusinessError('0', '没有找到这个科目');
    const plan =
      record === undefined
        ? await planWrongBook(tx, owner, subjectId, now)
        : await planWrongOf(tx, record, now);
    if (plan.questions.length === 0) throw new BusinessError('0', '没有需要再练的错题');
    const attempt = await beginRecord(tx, owner, plan, { schoolId: context.school.id, now });
    if (attempt === undefined) throw new Error('A repetition was not begun');
    return { recordId: attempt, resumed: false };
  });
}

/** Answers `question.checkUnfinished`. */
export async function checkUnfinished(
  { paperId, subjectId }: CheckUnfinishedIn,
  context: UserContext,
): Promise<Unfinished> {
  const isNowhere = [paperId, subjectId].some((id) => id !== undefined && !isId(id));
  const record = isNowhere
    ? undefined
    : await findOpen(context.db, memberOf(context), { paperId, subjectId });
  return {
    unfinished: record !== undefined,
    record: record === undefined ? null : await presentRecord(context.db, record),
  };
}

/** Answers `question.lastExerciseRecord`. */
export async function lastExerciseRecord(
  { subjectId }: LastRecordIn,
  context: UserContext,
): Promise<LastRecord> {
  const record =
    subjectId === undefined || isId(subjectId)
      ? await findLast(context.db, memberOf(context), subjectId)
      : undefined;
  return { record: record === undefined ? null : await presentRecord(context.db, record) };
}

/** Answers `question.exerciseRecord` and `question.recordDetail`. */
export async function recordById({ id }: RecordByIdIn, context: UserContext): Promise<ExerciseRecord> {
  return presentRecord(context.db, await ownRecord(context.db, memberOf(context), id));
}
