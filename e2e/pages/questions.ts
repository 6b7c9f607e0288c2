import { expect, type Locator, type Page } from 'playwright/test';

/** Returns the dialog of the school's own questions. */
export const questionsOf = (page: Page): Locator => page.getByRole('dialog', { name: '完善信息' });

/** Chooses a student group by the names of its levels, and the proxy organisation. */
export async function choosePlace(page: Page, ...groups: readonly string[]): Promise<void> {
  await questionsOf(page).getByRole('combobox', { name: '学员分组' }).click();
  for (const name of groups) await page.getByRole('treeitem', { name, exact: true }).click();
  await chooseAnswer(page, '代理机构', '青禾学堂教务中心');
}

/** Chooses an option of a question. */
export async function chooseAnswer(page: Page, name: string | RegExp, option: string): Promise<void> {
  await questionsOf(page).getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Submits the answers and waits until the school has them. */
export async function sendAnswers(page: Page): Promise<void> {
  await questionsOf(page).getByRole('button', { name: '提交' }).click();
  await expect(questionsOf(page)).toHaveCount(0);
}
