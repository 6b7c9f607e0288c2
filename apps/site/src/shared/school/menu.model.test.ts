import { decodeReply } from '@lectern/sdk';
import { type Menu, menusAndFoot } from '@lectern/sdk/endpoints/shell';
import { describe, expect, it } from 'vitest';
import { type MenuPlace, readMenus } from './menu.model.ts';

const ORIGIN = 'https://school.example';

function hrefOf(item: Partial<Menu>, place: MenuPlace = 'head'): string | undefined {
  const menu: Menu = {
    id: '7',
    parentId: '3',
    menuName: 'x',
    pageHeadType: 'SYS_PAGE_HEAD_OTHER',
    urlType: 'LINK_FIXED',
    menuUrl: '',
    openType: 'self',
    children: [],
    ...item,
  };
  const { headMenus } = decodeReply(menusAndFoot, { headMenus: [menu] });
  return readMenus(headMenus, ORIGIN, place)[0]?.href;
}

describe('a menu item', () => {
  it.each([
    ['SYS_PAGE_HEAD_INDEX', '#/home/index'],
    ['SYS_PAGE_HEAD_COURSE', '#/course/list'],
    ['SYS_PAGE_HEAD_PACKAGE', '#/coursePackage/list'],
    ['SYS_PAGE_HEAD_TRAINING_PLAN', '#/trainingPlan'],
    ['SYS_PAGE_HEAD_OPEN_CLASS', '#/openCourse'],
    ['SYS_PAGE_HEAD_QUESTION', '#/lib/subject'],
    ['SYS_PAGE_HEAD_GROUP', '#/group'],
    ['SYS_PAGE_HEAD_TEACHER', '#/teachers'],
    ['SYS_PAGE_HEAD_STUDENT_VOICE', '#/StudentsVoice'],
    ['SYS_PAGE_HEAD_NEWS', '#/news'],
    ['SYS_PAGE_HEAD_APPLY', '#/apply'],
    ['SYS_PAGE_HEAD_ANSWER', '#/answerslist/0'],
    ['SYS_PAGE_HEAD_TEACHER_LOGIN', '#/teacherLoginIn'],
    ['SYS_PAGE_HEAD_VIP', '#/vip'],
    ['SYS_PAGE_HEAD_HOMEWORK', '/homeworkStudentComplete/homeworksAndProductions'],
    ['SYS_PAGE_HEAD_RESOURCE', '/resourceSharing/list'],
    ['SYS_PAGE_HEAD_CUSTOM', '#/custom/7'],
  ] as const)('of type %s links to %s', (pageHeadType, href) => {
    expect(hrefOf({ pageHeadType })).toBe(href);
  });

  it('in the footer links to a page that names its parent', () => {
    expect(hrefOf({ pageHeadType: 'SYS_PAGE_HEAD_CUSTOM' }, 'foot')).toBe(
      '#/sysPageHeadFoot/showDetail/7?pid=3',
    );
  });

  it.each([
    ['/course/list?kind=live', '#/course/list?kind=live'],
    ['#/vip', '#/vip'],
    ['https://school.example/#/vip', '#/vip'],
    ['https://partner.example/a?b=c', 'https://partner.example/a?b=c'],
    ['/s/pc/#/agreement/check/0/1', 'https://school.example/s/pc/#/agreement/check/0/1'],
    ['/wap', 'https://school.example/wap'],
  ])('with the address %s links to %s', (menuUrl, href) => {
    expect(hrefOf({ menuUrl })).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://school.example@evil.example',
    'https://user:pw@evil.example',
  ])('has no link for the unsafe address %j', (menuUrl) => {
    expect(hrefOf({ menuUrl })).toBeUndefined();
  });

  it('of a custom page links to another address only if that is a full one', () => {
    const ofOwn = (menuUrl: string) => hrefOf({ pageHeadType: 'SYS_PAGE_HEAD_CUSTOM', menuUrl });
    expect(ofOwn('https://partner.example/')).toBe('https://partner.example/');
    expect(ofOwn('/s/pc/#/vip')).toBe('https://school.example/s/pc/#/vip');
    expect(ofOwn('/vip')).toBe('#/custom/7');
  });

  it('with a variable address links through a page of its own', () => {
    expect(hrefOf({ urlType: 'LINK_VARIABLE', menuUrl: 'javascript:alert(1)' })).toBe(
      '#/linkVariableRedirect/7',
    );
  });
});
