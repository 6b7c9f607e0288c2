// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openRequestedMessages } from './requestedMessages.ts';

afterEach(() => history.replaceState(null, '', '/'));

const after = (address: string): string => {
  history.replaceState(null, '', address);
  openRequestedMessages();
  return location.href.slice(location.origin.length);
};

test.each([
  ['/?companyMessageReach=1', '/#/personal/message/detailslist'],
  ['/?companyMessageReach=1&schoolId=3#/home/index', '/?schoolId=3#/personal/message/detailslist'],
  ['/#/home/index?companyMessageReach=1', '/#/personal/message/detailslist'],
  ['/?companyMessageReach=0#/course/list?kind=live', '/#/course/list?kind=live'],
  ['/#/course/list?kind=live&companyMessageReach=0', '/#/course/list?kind=live'],
  ['/?companyMessageReach=javascript:alert(1)#/home/index', '/#/home/index'],
])('the address %s becomes %s', (before, expected) => {
  expect(after(before)).toBe(expected);
});
