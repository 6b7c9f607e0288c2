// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addressForTab, ownAddress, requireOwnAddress } from './outsideLinks.ts';

test.each([
  ['/files/one.pdf', `${location.origin}/files/one.pdf`],
  ['#/news', ''],
  ['https://elsewhere.example/one.pdf', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
  [undefined, ''],
])('of %s only an address on this site is left: "%s"', (raw, href) => {
  expect(ownAddress(raw)).toBe(href);
  if (href === '') expect(() => requireOwnAddress(raw)).toThrow();
  else expect(requireOwnAddress(raw)).toBe(href);
});

test.each([
  ['#/news', '/#/news'],
  ['/files/one.pdf', `${location.origin}/files/one.pdf`],
  ['https://elsewhere.example/admin', 'https://elsewhere.example/admin'],
  ['javascript:alert(1)', ''],
  [undefined, ''],
])('%s opens in a new tab as "%s"', (raw, href) => {
  expect(addressForTab(raw)).toBe(href);
});
