import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  IMPORTED_COUNTS,
  EXAM_QUESTIONS,
  FIRST_PASSWORD,
  OWN_SCHOOL,
  writeOwnSchool,
} from '../fixtures/ownSchool.ts';
import { startSchool } from '../fixtures/school.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openGateway, orderCourse } from '../pages/cashier.ts';
import { logInByPassword, openBox } from '../pages/login.ts';
import { card, choose } from '../pages/room.ts';

interface OwnSchool {
  /** Address of a school created from an empty folder, and the output of its commands. */
  own: { readonly origin: string; readonly outputs: readonly string[] };
}

const test = base.extend<object, OwnSchool>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lectern-own-'));
      await writeOwnSchool(folder);
      // The commands of the guide, the first of them on a server without a school.
      const school = await startSchool({ SCHOOLS_DIR: join(folder, 'schools') }, true);
      const made = ['company', 'new', 'mine', `--name=${OWN_SCHOOL.name}`, `--hosts=${OWN_SCHOOL.host}`];
      const outputs = [await runSchoolCommand(school, ...made)];
      for (const command of [
        ['import', 'courses', join(folder, 'courses')],
        ['questions', 'import', join(folder, 'bank'), '--category=期末', '--subject=数学'],
        ['check', join(folder, 'tables')],
        ['apply', join(folder, 'tables')],
      ])
        outputs.push(await runSchoolCommand(school, ...command, `--host=${OWN_SCHOOL.host}`));
      await use({ origin: `http://${OWN_SCHOOL.host}:${school.port}`, outputs });
      await school.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
});

/** Logs in with the initial password, and replaces it as required. */
async function arrive(page: Page, account: string): Promise<void> {
  const password = 'Pines-by-the-sea-7';
  await page.goto('/');
  await openBox(page);
  await logInByPassword(page, account, FIRST_PASSWORD);
  await expect(page).toHaveURL(/#\/personal\/setting\/account/);
  const form = page.getByRole('region', { name: '根据相关要求，请修改您的密码后继续使用' });
  await form.getByLabel('当前密码', { exact: true }).fill(FIRST_PASSWORD);
  await form.getByLabel('新密码', { exact: true }).fill(password);
  await form.getByLabel('再输一次新密码').fill(password);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
}

test('five commands create a school from an empty folder, in which a student buys a course and takes a graded exam @release', async ({
  page,
  own,
}) => {
  test.slow();
  const { outputs } = own;
  const questions = IMPORTED_COUNTS.gift + IMPORTED_COUNTS.moodle + IMPORTED_COUNTS.qti;
  expect(outputs[0]).toContain(`with the hosts ${OWN_SCHOOL.host}`);
  expect(outputs[1]).toContain(`${IMPORTED_COUNTS.courses} created`);
  expect(outputs[2]).toContain(`Questions: ${questions} created, 0 updated, 0 unchanged`);
  expect(outputs[3]).toContain(`学员 (Students): ${IMPORTED_COUNTS.students} new`);
  expect(outputs[4]).toContain('Done.');

  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(OWN_SCHOOL.name);
  const ground = await page
    .getByRole('contentinfo')
    .evaluate((footer) =>
      [footer, ...footer.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
    );
  expect(ground).toContain(OWN_SCHOOL.footer);
  await expect(page.getByRole('contentinfo')).toContainText(OWN_SCHOOL.icp);
  await page.getByRole('button', { name: '客服热线' }).click();
  await expect(page.getByText(OWN_SCHOOL.phone)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: '新课' })).toBeVisible();

  await arrive(page, 'S7');
  await orderCourse(page, `第 ${IMPORTED_COUNTS.courses} 门课`);
  await expect(main.getByText(/^¥ ?500/).first()).toBeVisible();
  const gateway = await openGateway(page);
  await gateway.getByRole('button', { name: /^确认支付/ }).click();
  await expect(gateway.getByText('支付成功')).toBeVisible();
  await gateway.close();
  await expect(main.getByText('支付成功')).toBeVisible();

  await page.goto('/#/lib/subject/exampaper');
  await page.getByRole('link', { name: '进入考试：期末考试' }).click();
  await page.getByRole('button', { name: '开始考试' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '现在开始' }).click();
  for (let number = 1; number <= EXAM_QUESTIONS; number += 1) {
    const question = card(page, number);
    const [, first = ''] = /(\d+) \+ 1/.exec((await question.textContent()) ?? '') ?? [];
    await choose(question.getByRole('radio', { name: new RegExp(`(?:^|\\D)${Number(first) + 1}$`) }));
    await page.keyboard.press('n');
  }
  await expect(
    main.getByRole('status').filter({ hasText: `已保存 ${EXAM_QUESTIONS} / ${EXAM_QUESTIONS}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(page.getByRole('img', { name: /^得分 ?100/ })).toBeVisible();
});
