import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { card, choose, saved } from '../pages/room.ts';
import type { Fixture, Attempt } from './fixture.ts';

/** How long anything may take that has to come about, in milliseconds: longer than any back-off that holds in a room. */
const PATIENCE = { timeout: 60_000 };

/** What a student did in an attempt, on whatever pages: what must count in the end. */
export interface Deeds {
  /** The last answer, by question. */
  readonly wanted: Map<string, string>;
  /** How often something was answered. */
  count: number;
}

/** A page of the exam room, as a student uses it. */
export interface Harness {
  readonly page: Page;
  /** Chooses an option of a question. */
  choose(question: number, option: number): Promise<void>;
  /** Waits until the page says that everything is saved; then it must be in the database. */
  untilSaved(): Promise<void>;
  /** Waits until the page says that something is kept on the device. */
  untilKept(): Promise<void>;
  /** Looks at what the page says now; if that is "saved", the database must agree. */
  expectHonest(): Promise<void>;
}

/** What a new page is opened with. */
export interface HarnessOptions {
  readonly context: BrowserContext;
  readonly deeds: Deeds;
  /** The log-in to arrive with; without one the browser has it already. */
  readonly token?: string;
}

const ALL_SAVED = /^已保存 (\d+) \/ \1$/;

/** Notes nothing yet. */
export const noDeeds = (): Deeds => ({ wanted: new Map(), count: 0 });

/** Expects that what counts in the database is what the student answered last, and that nothing came twice. */
export async function expectHeld(
  { proctor }: Fixture,
  { recordId }: Attempt,
  { wanted, count }: Deeds,
): Promise<void> {
  const { answers, operationIds } = await proctor.held(recordId);
  for (const [questionId, answer] of wanted)
    expect(answers.get(questionId), `the answer to ${questionId}`).toBe(answer);
  expect(answers.size, 'answers in the database').toBe(wanted.size);
  expect(new Set(operationIds).size, 'operations of different ids').toBe(operationIds.length);
  expect(operationIds.length, 'operations on record').toBeLessThanOrEqual(count);
}

/** Opens the room in a new tab. */
export async function openHarness(
  fixture: Fixture,
  attempt: Attempt,
  { context, deeds, token }: HarnessOptions,
): Promise<Harness> {
  const page = await context.newPage();
  const room = `#/lib/subject/doing?recordId=${attempt.recordId}`;
  await page.goto(
    token === undefined
      ? `${attempt.origin}/${room}`
      : `${attempt.origin}/?token=${encodeURIComponent(token)}${room}`,
    PATIENCE,
  );
  const main = page.getByRole('main');
  const said = saved(page);
  await expect(said).toBeVisible(PATIENCE);

  const expectHonest = async (): Promise<void> => {
    const words = (await said.textContent()) ?? '';
    if (ALL_SAVED.test(words)) await expectHeld(fixture, attempt, deeds);
  };
  return {
    page,
    async choose(place, option) {
      const question = attempt.questions[place % attempt.questions.length];
      if (question === undefined) throw new Error('The paper has no question with options');
      const chosen = option % question.options.length;
      await main
        .getByRole('button', { name: new RegExp(`^第 ${question.number} 题(,|$)`) })
        .first()
        .click();
      const radio = card(page, question.number).getByRole('radio').nth(chosen);
      // Choosing what is chosen is no answer.
      if (await radio.isChecked()) return;
      await choose(radio);
      deeds.wanted.set(question.id, question.options[chosen] ?? '');
      deeds.count += 1;
    },
    async untilSaved() {
      await expect(said).toHaveText(
        new RegExp(`^已保存 ${deeds.wanted.size} / ${deeds.wanted.size}$`),
        PATIENCE,
      );
      await expectHeld(fixture, attempt, deeds);
    },
    untilKept: () => expect(said).toContainText(/暂存在本机|不能暂存/, PATIENCE),
    expectHonest,
  };
}
