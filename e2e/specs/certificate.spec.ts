import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a student claims a certificate, views it and downloads it @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '我的证书' }).click();
  const honour = main.getByRole('article', { name: '优秀学员证书' });
  await expect(honour.getByText('新', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // A certificate that requires lessons shows their progress.
  await expect(
    main.getByRole('article').filter({ hasText: '未达成' }).getByRole('list', { name: '领取条件' }),
  ).toContainText(/已学完 \d+ 节/);

  await honour.getByRole('button', { name: /^领取证书/ }).click();
  const form = page.getByRole('dialog', { name: '优秀学员证书' });
  const name = form.getByRole('textbox', { name: /证书上的姓名/ });
  await expect(name).toHaveValue('林晓彤');
  await name.fill('');
  await form.getByRole('button', { name: '确认领取' }).click();
  await expect(form.getByText('请填写这一项')).toBeVisible();
  await name.fill('林晓彤');
  await expectAccessible(page);
  await form.getByRole('button', { name: '确认领取' }).click();
  await expect(form).toHaveCount(0);
  await expect(honour).toContainText(/\d{8}-[0-9A-Z]{8}/);
  await expect(honour.getByText('新', { exact: true })).toHaveCount(0);

  await honour.getByRole('button', { name: /^查看证书/ }).click();
  const picture = page
    .getByRole('dialog', { name: '优秀学员证书' })
    .getByRole('img', { name: /^优秀学员证书，编号/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(842);
  await page.keyboard.press('Escape');
  await expect(honour.getByRole('button', { name: /^查看证书/ })).toBeFocused();

  const own = await downloaded(page, () => honour.getByRole('button', { name: /^下载证书/ }).click());
  expect(own.name).toMatch(/^优秀学员证书 林晓彤 .+\.pdf$/);
  expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await main.getByRole('button', { name: /^已领取/ }).click();
  await expect(page).toHaveURL(/status=issued$/);
  await expect(main.getByRole('article')).toHaveCount(2);
  const study = await downloaded(page, () =>
    main
      .getByRole('article', { name: /^结业证书/ })
      .getByRole('button', { name: /^学习证明/ })
      .click(),
  );
  expect(study.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
