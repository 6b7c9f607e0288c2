import { expect, type Page } from 'playwright/test';
import { addOpenCourse, openCourse } from './catalogue.ts';

/** Orders a course, up to the open cashier page. */
export async function orderCourse(page: Page, name: string): Promise<void> {
  await openCourse(page, name);
  await addOpenCourse(page);
  await orderCart(page);
}

/** Orders the items in the cart. Inside WeChat, the cashier may leave at once for the payer's consent. */
export async function checkOut(page: Page): Promise<void> {
  await page.goto('/#/shoppingcart');
  await page
    .getByRole('main')
    .getByRole('button', { name: '去结算' })
    .locator('visible=true')
    .first()
    .click();
}

/** Orders the items in the cart, up to the open cashier page. */
export async function orderCart(page: Page): Promise<void> {
  await checkOut(page);
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
}

/** Opens the payment provider's page from the open cashier page. */
export async function openGateway(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: '在这台设备上付款' }).click();
  const gateway = await opening;
  await expect(gateway.getByRole('button', { name: /^确认支付/ })).toBeVisible();
  return gateway;
}
