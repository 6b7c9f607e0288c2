// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { joinAddress } from './joinAddress.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['#/news?page=2', '/join/login?backUrl=%23%2Fnews%3Fpage%3D2'],
  ['#/course/detail/1/1', '/join/login?backUrl=%23%2Fcourse%2Fdetail%2F1%2F1'],
  ['', '/join/login?backUrl=%23%2Fhome%2Findex'],
  ['#/join/register?backUrl=%23%2Fnews', '/join/login?backUrl=%23%2Fnews'],
  ['#/join', '/join/login'],
])('the login address from "%s" is %s', (hash, address) => {
  history.replaceState(null, '', `/${hash}`);
  expect(joinAddress('login')).toBe(address);
});

it('the login address has no backUrl if there is no page to return to', () => {
  expect(joinAddress('register', '')).toBe('/join/register');
});
