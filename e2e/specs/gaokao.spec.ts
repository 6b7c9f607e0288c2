import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hasRealData, importInto, REAL_QUESTIONS } from '../fixtures/realData.ts';
import { startSchool, type RunningSchool } from '../fixtures/school.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { card } from '../pages/room.ts';

/** Expected output of the import for each file: no entry may be skipped. */
const FILES: Readonly<Record<string, string>> = {
  '2010-2022_Biology_MCQs.json': '150 taken: 150 single choice',
  '2010-2022_English_Reading_Comp.json': '124 taken: 124 passages, with 470 questions below them',
  '2010-2022_History_MCQs.json': '287 taken: 287 single choice',
  '2010-2022_History_Open-ended_Questions.json': '128 taken: 128 open',
  '2010-2022_Math_I_Fill-in-the-Blank.json': '81 taken: 80 fill-in, 1 open',
  '2010-2022_Math_I_MCQs.json': '214 taken: 214 single choice',
  '2010-2022_Physics_MCQs.json': '64 taken: 41 single choice, 23 multiple choice',
  '2010-2022_Political_Science_MCQs.json': '320 taken: 316 single choice, 4 open',
};

/** TeX that was not converted. */
const RAW_TEX = /\$|\\(?:frac|sqrt|left|right|begin|mathrm|text|times|vec|overrightarrow|angle|alpha|pi)\b/;

interface RealSchool {
  /** A school with all real questions, and the output of the import. */
  real: { readonly school: RunningSchool; readonly report: string };
}

const test = base.extend<object, RealSchool>({
  real: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const school = await startSchool();
      const files = readdirSync(REAL_QUESTIONS).filter((file) => file.endsWith('.json'));
      const report = await importInto(school, 'bank', ...files.map((file) => join(REAL_QUESTIONS, file)));
      await use({ school, report });
      await school.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ real }, use) => use(real.school.origin),
});

/** Begins the first real paper of a subject. */
async function begin(page: Page, subject: string): Promise<number> {
  const main = page.getByRole('main');
  await page.goto('/#/lib/subject');
  await main
    .getByRole('link')
    .filter({ has: page.getByText(subject, { exact: true }) })
    .click();
  await main
    .getByRole('button', { name: new RegExp(`^开始练习：.*高考${subject}真题`) })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/lib\/subject\/doing/);
  await expect(question(page, 1)).toBeVisible();
  return page
    .getByRole('complementary')
    .getByRole('button', { name: /^第 \d+ 题/ })
    .count();
}

/** Returns the link to a question in the palette. */
const question = (page: Page, number: number) =>
  page.getByRole('complementary').getByRole('button', { name: new RegExp(`^第 ${number} 题`) });

/** Answers every question: the first option, or a word in a text field. */
async function answerAll(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await question(page, number).click();
    const field = card(page, number).locator('input, textarea').first();
    if (['radio', 'checkbox'].includes((await field.getAttribute('type')) ?? ''))
      await page.keyboard.press('a');
    else await field.fill('2');
  }
}

/** Returns the whole paper as it would be printed. */
async function readPrinted(page: Page): Promise<string> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const words = await page.locator('article').evaluate((paper) => paper.textContent);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return words;
}

test.describe('real papers @release', () => {
  test.skip(!hasRealData, 'needs ../shared/data');

  test('every file is imported completely', ({ real }) => {
    for (const [file, taken] of Object.entries(FILES))
      expect(real.report).toContain(`${file} (GAOKAO-Bench)\n  ${taken}\n`);
    expect(
      readdirSync(REAL_QUESTIONS)
        .filter((file) => file.endsWith('.json'))
        .toSorted(),
    ).toEqual(Object.keys(FILES).toSorted());
    expect(real.report).toMatch(/Questions: \d+ created, 0 updated, 0 unchanged/);
  });

  for (const [subject, hasFormulas] of [
    ['生物', false],
    ['英语', false],
    ['历史', false],
    ['数学', true],
    ['物理', true],
    ['政治', false],
  ] as const) {
    test(`a student takes a paper of ${subject} from start to report`, async ({ page, real }) => {
      test.slow();
      await openLoggedIn(page, real.school.origin, 'newcomer');
      const count = await begin(page, subject);
      const printed = await readPrinted(page);
      expect(printed).toContain(`${count}.`);
      expect(printed).not.toMatch(RAW_TEX);
      await answerAll(page, count);
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: `已保存 ${count} / ${count}` }),
      ).toBeVisible();
      await page.getByRole('button', { name: '交卷', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();

      await expect(page).toHaveURL(/#\/lib\/subject\/report/);
      await expect(page.getByRole('img', { name: /^得分/ })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: '解析' }).first()).toBeVisible();
      await expect(page.getByRole('main').locator('merror')).toHaveCount(0);
      expect(await page.getByRole('main').innerText()).not.toMatch(RAW_TEX);
      if (hasFormulas) {
        const formula = page.getByRole('main').locator('math').first();
        await formula.scrollIntoViewIfNeeded();
        expect((await formula.boundingBox())?.width).toBeGreaterThan(4);
      }
    });
  }
});
