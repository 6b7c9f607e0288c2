import { randomUUID } from 'node:crypto';
import type {
  Removed,
  WrongRemoveIn,
  WrongRepeatIn,
  WrongRepeatOut,
  WrongSubmitIn,
  WrongSubmitOut,
} from '@lectern/sdk/endpoints/question';
import { question as schemas } from '@lectern/sdk/schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, InputError } from '../../platform/http/errors.ts';
import { strictCheck } from '../../platform/http/strict.ts';
import { type QuestionKey, questions, presentSolution, readPointNames } from '../question/index.ts';
import { markAnswer, type Verdict } from './marking.ts';
import { wrongQuestions } from './records.tables.ts';
import { bookRepetitions, type QuestionRepetition } from './repetition.repo.ts';
import { inBook, MISSING, wrongById } from './review.service.ts';
import { isId } from '../../platform/database/columns.ts';
import { memberOf, type Member } from '../../platform/http/member.ts';

/** What a list in the text of an answer may be, as any other call's. */
const inspect = strictCheck(schemas.Answer);

/** Reads the answer of the address: a JSON list of texts, or one text by itself. */
function answerIn(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [text];
  }
  if (!Array.isArray(value)) return [text];
  const problem = inspect(value);
  if (problem !== undefined) throw new InputError('answer', problem.problem);
  return value;
}

async function standingsOf(db: Queryable, { userId }: Member, wrongIds: readonly string[]) {
  if (wrongIds.length === 0) return [];
  return db
    .select({ wrong: wrongQuestions, key: questions.key })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(eq(wrongQuestions.userId, userId), inArray(wrongQuestions.id, [...wrongIds])));
}

/** Answers `question.wrongSubmit`. */
export function wrongSubmit({ a, b, answer }: WrongSubmitIn, context: UserContext): Promise<WrongSubmitOut> {
  const owner = memberOf(context);
  return context.transaction(async (tx) => {
    const { question } = await wrongById(context, a);
    if (question.id !== b) throw new BusinessError('0', MISSING);
    const given = answerIn(answer);
    const { verdict } = markAnswer(question.key, given, 1);
    const noted = {
      questionId: question.id,
      operationId: randomUUID(),
      answer: given,
      repeatedAt: context.clock.now(),
    };
    if (verdict === 'right') await bookRepetitions(tx, owner, [{ ...noted, verdict }]);
    else if (verdict === 'wrong' || verdict === 'partial')
      await bookRepetitions(tx, owner, [{ ...noted, verdict: 'wrong' }]);
    const [standing] = await standingsOf(tx, owner, [a]);
    const points = await readPointNames(tx, owner.companyId, [question.id]);
    return {
      verdict,
      removed: standing?.wrong.removedAt !== null,
      ...presentSolution(question, points.get(question.id) ?? []),
    };
  });
}

type Sent = WrongRepeatIn['repetitions'][number];

/** An open answer is judged by its student, who has seen the reference; whoever knew nothing had it wrong. */
function judge(key: QuestionKey, { answer, isRight }: Sent): Verdict {
  const { verdict } = markAnswer(key, answer, 1);
  return verdict === 'self' ? (isRight === 1 ? 'right' : 'wrong') : verdict;
}

/**
 * Answers `question.wrongRepeat`. The device says how long ago each answer was given and not when, so that a
 * clock that is wrong moves nothing.
 */
export function wrongRepeat({ repetitions }: WrongRepeatIn, context: UserContext): Promise<WrongRepeatOut> {
  const owner = memberOf(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const known = repetitions.filter(({ wrongId }) => isId(wrongId));
    const wrongIds = known.map(({ wrongId }) => wrongId);
    const entries = new Map((await standingsOf(tx, owner, wrongIds)).map((entry) => [entry.wrong.id, entry]));
    const judged = known.flatMap((sent) => {
      const entry = entries.get(sent.wrongId);
      return entry === undefined ? [] : [{ sent, entry, verdict: judge(entry.key, sent) }];
    });
    await bookRepetitions(
      tx,
      owner,
      judged.map(({ sent, entry, verdict }): QuestionRepetition => ({
        questionId: entry.wrong.questionId,
        operationId: sent.operationId,
        answer: sent.answer,
        repeatedAt: new Date(now.getTime() - sent.agoSeconds * 1000),
        verdict: verdict === 'right' ? 'right' : 'wrong',
      })),
    );
    const after = new Map((await standingsOf(tx, owner, wrongIds)).map(({ wrong }) => [wrong.id, wrong]));
    return {
      results: judged.map(({ sent, entry, verdict }) => {
        const { rightCount, dueAt, removedAt } = after.get(sent.wrongId) ?? entry.wrong;
        return {
          operationId: sent.operationId,
          wrongId: sent.wrongId,
          verdict,
          rightCount,
          dueAt: dueAt.toISOString(),
          removed: removedAt !== null,
        };
      }),
    };
  });
}

/** Answers `question.wrongRemove`. */
export function wrongRemove({ id, parentId }: WrongRemoveIn, context: UserContext): Promise<Removed> {
  const siblings =
    parentId === undefined || !isId(parentId)
      ? undefined
      : inArray(
          wrongQuestions.questionId,
          context.db.select({ id: questions.id }).from(questions).where(eq(questions.parentId, parentId)),
        );
  const one = isId(id) ? eq(wrongQuestions.id, id) : sql`false`;
  return context.transaction(async (tx) => {
    const entries = await tx
      .select()
      .from(wrongQuestions)
      .where(and(inBook(context), siblings ?? one));
    const operationId = randomUUID();
    const repeatedAt = context.clock.now();
    await bookRepetitions(
      tx,
      memberOf(context),
      entries.map(({ questionId }) => ({
        questionId,
        operationId,
        verdict: 'removed',
        answer: [],
        repeatedAt,
      })),
    );
    return { removedCount: entries.length };
  });
}
