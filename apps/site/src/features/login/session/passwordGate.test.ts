// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user } from '../../../shared/student/user.store.ts';
import { studentOf } from '../../../shared/testing/student.samples.ts';
import { enforcePasswordChange } from './passwordGate.ts';

const DEMAND = '根据相关要求，请修改您的密码后继续使用';
const mocks = vi.hoisted(() => ({ toasts: [] as string[] }));
vi.mock('../../../shared/overlays/toast.ts', () => ({
  toast: (text: string) => void mocks.toasts.push(text),
}));

/** Waits for store subscriptions, which run in the next task. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let pressed: string[];
beforeEach(async () => {
  pressed = [];
  document.body.innerHTML = `
    <button id="cart">购物车</button>
    <button id="out" data-logout>退出登录</button>
    <div role="dialog"><form><input type="password" autocomplete="current-password" /><button id="in" type="button">登录</button></form></div>
    <form><input type="password" autocomplete="new-password" /><button id="save" type="button">保存</button></form>
    <div data-password-view><button id="open">修改密码</button></div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
  mocks.toasts = [];
  location.hash = '#/home/choice';
  enforcePasswordChange();
  user.student = studentOf({ mustChangePassword: true });
  await settled();
  mocks.toasts = [];
});
afterEach(async () => {
  user.student = undefined;
  await settled();
});

test('a student who must change the password is sent to the account settings and kept there', async () => {
  expect(location.hash).toBe('#/personal/setting/account');
  location.hash = '#/shoppingcart';
  await vi.waitFor(() => expect(location.hash).toBe('#/personal/setting/account'));
  expect(mocks.toasts).toContain(DEMAND);
});

test('clicks are blocked except in password forms, in dialogs and on log-out', () => {
  for (const id of ['cart', 'out', 'in', 'save', 'open']) document.getElementById(id)?.click();
  expect(pressed).toEqual(['out', 'in', 'save', 'open']);
  expect(mocks.toasts).toEqual([DEMAND]);
});

test('the block ends once the password is changed', async () => {
  user.student = studentOf();
  await settled();
  document.getElementById('cart')?.click();
  location.hash = '#/shoppingcart';
  await settled();
  expect([pressed, location.hash, mocks.toasts]).toEqual([['cart'], '#/shoppingcart', []]);
});
