import { decodeReply } from '@lectern/sdk';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import { expect, test } from 'vitest';
import { readShell } from '../../shared/school/shell.model.ts';
import { studentOf } from '../../shared/testing/student.samples.ts';
import { headerProps } from './headerProps.ts';

test('the account menu links to the pages that the school shows', () => {
  const linksOf = (serviceConfig: object) => {
    const { user, messages } = headerProps(
      readShell(
        { serviceConfig: decodeReply(firstPage.serviceConfig, serviceConfig) },
        'https://school.example',
      ),
      { student: studentOf(), lastLearning: undefined },
      { path: '/', locale: 'zh', cartCount: 0 },
    );
    return [user?.courseCentreHref, user?.settingsHref, user?.ordersHref, messages?.href];
  };
  expect(linksOf({})).toEqual([
    '#/personal/course',
    '#/personal/setting',
    '#/personal/order?parentId=-1',
    '#/personal/message/detailslist',
  ]);
  const perShow = { course: '/personal/course/lessons', setting: '/personal/setting/data' };
  expect(linksOf({ perShow }).slice(0, 2)).toEqual(['#/personal/course/lessons', '#/personal/setting/data']);
  expect(linksOf({ personalUrl: '/personal/course/note', perShow })[0]).toBe('#/personal/course/note');
  expect(linksOf({ perShowInit: 1, perShowItem: { setting: 1 } })).toEqual([
    null,
    '#/personal/setting',
    null,
    undefined,
  ]);
});
