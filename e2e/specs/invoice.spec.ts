import { readFile, writeFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';
import { isConnectionError, loseReplies } from '../pages/connection.ts';
import { openLoggedIn } from '../pages/login.ts';

/** A document like those of a tax office; its content is up to the school. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('a student requests an invoice, is refused, requests it again and downloads it @release', async ({
  page,
  school,
  complaints,
}, info) => {
  await openLoggedIn(page, school.origin, 'emma');
  await page.goto('/#/personal/order');
  const main = page.getByRole('main');
  const order = main.getByRole('article');
  await order.getByRole('button', { name: /^申请发票/ }).click();

  const form = page.getByRole('dialog', { name: '申请发票' });
  await expect(form.getByText(/^开票金额 ¥\d/)).toBeVisible();
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByRole('textbox', { name: /^姓名/ })).toBeFocused();
  await expect(form.getByText('请填写发票抬头')).toBeVisible();
  await form.getByRole('radio', { name: '单位' }).check();
  await form.getByRole('textbox', { name: /^单位名称/ }).fill('南京青桐文化传播有限公司');
  // A number with a wrong check digit, which only the school's side detects.
  const taxNo = form.getByRole('textbox', { name: /^税号/ });
  await taxNo.fill('91320100MA1LECTE08');
  await form.getByRole('checkbox', { name: '保存为常用抬头' }).check();
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('税号不正确，请核对')).toBeVisible();
  await expect(taxNo).toBeFocused();
  await expectAccessible(page);
  await taxNo.fill('91320100ma1lecte07');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form).toHaveCount(0);
  await order.getByRole('link', { name: /^发票开具中/ }).click();

  // The school returns it; the student corrects it, starting from the stored values.
  const invoice = main.getByRole('article');
  await expect(invoice).toContainText('开具中');
  const asked =
    (await runSchoolCommand(school, 'invoices', 'list'))
      .split('\n')
      .find((line) => line.includes('91320100MA1LECTE07')) ?? '';
  await runSchoolCommand(
    school,
    'invoices',
    'refuse',
    asked.split(',')[0] ?? '',
    '--reason=抬头与税号不一致',
  );
  await page.reload();
  await expect(invoice).toContainText('未开成');
  await expect(invoice).toContainText('抬头与税号不一致');
  await expectAccessible(page);
  await invoice.getByRole('link', { name: '重新申请' }).click();
  await order.getByRole('button', { name: /^申请发票/ }).click();
  await expect(form.getByRole('combobox', { name: '常用抬头' })).toHaveText('南京青桐文化传播有限公司');
  await expect(taxNo).toHaveValue('91320100MA1LECTE07');
  // The school gets this request, but each of its replies is lost; pressed again, it is the same request.
  await loseReplies(page, '**/saveCompanyInvoice*');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('没有提交成功，内容还在，请再试一次')).toBeVisible();
  await page.unroute('**/saveCompanyInvoice*');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));

  const again =
    (await runSchoolCommand(school, 'invoices', 'list'))
      .split('\n')
      .find((line) => line.includes('91320100MA1LECTE07')) ?? '';
  const file = info.outputPath('invoice.pdf');
  await writeFile(file, PDF);
  await runSchoolCommand(
    school,
    'invoices',
    'issue',
    again.split(',')[0] ?? '',
    file,
    '--number=26322000000087654321',
  );
  await page.goto('/#/personal/message/detailslist');
  await expect(main.getByText('发票已开具', { exact: true })).toBeVisible();
  await page.goto('/#/personal/invoice');
  const issued = invoice.filter({ hasText: '已开具' });
  await expect(issued).toContainText('26322000000087654321');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    issued.getByRole('link', { name: /^下载发票/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(PDF);

  // What is stored for the next invoice.
  await main.getByRole('button', { name: '新增抬头' }).click();
  const title = page.getByRole('dialog', { name: '新增抬头' });
  await title.getByRole('textbox', { name: /^姓名/ }).fill('Emma Wilson');
  await title.getByRole('checkbox', { name: '设为默认抬头' }).check();
  await title.getByRole('button', { name: '保存' }).click();
  await expect(title).toHaveCount(0);
  await expect(main.getByRole('region', { name: '常用抬头' }).getByRole('listitem').first()).toContainText(
    'Emma Wilson 默认',
  );
});
