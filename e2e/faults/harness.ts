import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { card, choose, saved } from '../pages/room.ts';
import type { Fixture, Attempt } from './fixture.ts';

/** Timeout of any expectation in ms: longer than every back-off in an exam room. */
const WAIT_OPTIONS = { timeout: 60_000 };

/** The answers of a student in an attempt, on any page; these must count in the end. */
export interface AnswerLog {
  /** Last answer of each question. */
  readonly answers: Map<string, string>;
  /** Number of answers given. */
  count: number;
}

/** A page of the exam room with the actions of a student. */
export interface Harness {
  readonly page: Page;
  /** Chooses an option of a question. */
  choose(question: number, option: number): Promise<void>;
  /** Waits until the page says that everything is saved; then it must be in the database. */
  untilSaved(): Promise<void>;
  /** Waits until the page says that answers are kept on the device. */
  untilStoredOnDevice(): Promise<void>;
  /** Checks what the page currently says; if it says "saved", the database must agree. */
  expectHonest(): Promise<void>;
}

/** Options of a new page. */
export interface HarnessOptions {
  readonly context: BrowserContext;
  readonly answerLog: AnswerLog;
  /** Token to log in with; without one the browser is logged in already. */
  readonly token?: string;
}

const ALL_SAVED = /^已保存 (\d+) \/ \1$/;

/** Returns an empty record. */
export const emptyAnswerLog = (): AnswerLog => ({ answers: new Map(), count: 0 });

/** Expects that the database contains the student's last answers, and nothing twice. */
export async function expectStored(
  { proctor }: Fixture,
  { recordId }: Attempt,
  { answers: given, count }: AnswerLog,
): Promise<void> {
  const { answers, operationIds } = await proctor.readAttempt(recordId);
  for (const [questionId, answer] of given)
    expect(answers.get(questionId), `the answer to ${questionId}`).toBe(answer);
  expect(answers.size, 'answers in the database').toBe(given.size);
  expect(new Set(operationIds).size, 'distinct operation ids').toBe(operationIds.length);
  expect(operationIds.length, 'recorded operations').toBeLessThanOrEqual(count);
}

/** Opens the exam room in a new tab. */
export async function openHarness(
  fixture: Fixture,
  attempt: Attempt,
  { context, answerLog, token }: HarnessOptions,
): Promise<Harness> {
  const page = await context.newPage();
  const room = `#/lib/subject/doing?recordId=${attempt.recordId}`;
  await page.goto(
    token === undefined
      ? `${attempt.origin}/${room}`
      : `${attempt.origin}/?token=${encodeURIComponent(token)}${room}`,
    WAIT_OPTIONS,
  );
  const main = page.getByRole('main');
  const savedState = saved(page);
  await expect(savedState).toBeVisible(WAIT_OPTIONS);

  const expectHonest = async (): Promise<void> => {
    const text = (await savedState.textContent()) ?? '';
    if (ALL_SAVED.test(text)) await expectStored(fixture, attempt, answerLog);
  };
  return {
    page,
    async choose(index, option) {
      const question = attempt.questions[index % attempt.questions.length];
      if (question === undefined) throw new Error('The paper has no question with options');
      const chosen = option % question.options.length;
      await main
        .getByRole('button', { name: new RegExp(`^第 ${question.number} 题(,|$)`) })
        .first()
        .click();
      const radio = card(page, question.number).getByRole('radio').nth(chosen);
      // Clicking the chosen option again is no answer.
      if (await radio.isChecked()) return;
      await choose(radio);
      answerLog.answers.set(question.id, question.options[chosen] ?? '');
      answerLog.count += 1;
    },
    async untilSaved() {
      await expect(savedState).toHaveText(
        new RegExp(`^已保存 ${answerLog.answers.size} / ${answerLog.answers.size}$`),
        WAIT_OPTIONS,
      );
      await expectStored(fixture, attempt, answerLog);
    },
    untilStoredOnDevice: () => expect(savedState).toContainText(/暂存在本机|不能暂存/, WAIT_OPTIONS),
    expectHonest,
  };
}
