// @vitest-environment node
import { expect, it } from 'vitest';
import { type LoginDemand, type LoginEntrance, loginEntrance } from './loginEntrance.ts';

const plain: LoginDemand = { task: 'login', from: 'header', hasLoginPage: false, isProtectedPage: false };
const box: LoginEntrance = { kind: 'box' };
const page = (type: string): LoginEntrance => ({ kind: 'page', path: `/join/${type}` });
const there = { thirdLoginUrl: 'https://sso.example/' };

it.each<[string, Partial<LoginDemand>, LoginEntrance]>([
  ['the box', {}, box],
  ['the box for registration', { task: 'register' }, box],
  ['the box, since the check alone decides nothing', { globalLogin: there }, box],
  [
    'another site',
    { hasLoginPage: true, globalLogin: there },
    { kind: 'elsewhere', url: there.thirdLoginUrl },
  ],
  [
    'another site for a page',
    { hasLoginPage: true, globalLogin: there, from: 'page' },
    { kind: 'elsewhere', url: there.thirdLoginUrl },
  ],
  [
    'the own page where the other site has no address',
    { hasLoginPage: true, globalLogin: { thirdLoginUrl: '' } },
    page('login'),
  ],
  ['the own page for a button', { hasLoginPage: true }, page('login')],
  ['the own page for registration', { hasLoginPage: true, task: 'register' }, page('register')],
  [
    'the own page for registration in spite of the check',
    { hasLoginPage: true, task: 'register', globalLogin: there },
    page('register'),
  ],
  ['the box for a page', { hasLoginPage: true, from: 'page' }, box],
  ['the own page for a protected page', { from: 'page', isProtectedPage: true }, page('login')],
])('the log-in leads to %s', (_, some, expected) => {
  expect(loginEntrance({ ...plain, ...some })).toEqual(expected);
});
