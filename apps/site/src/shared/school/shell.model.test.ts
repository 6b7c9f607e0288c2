import { decodeReply, type EndpointShape } from '@lectern/sdk';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import { expect, test } from 'vitest';
import { readShell } from './shell.model.ts';

const calls: Partial<Record<string, EndpointShape>> = firstPage;
const read = (replies: object) =>
  readShell(
    Object.fromEntries(
      Object.entries(replies).flatMap(([name, reply]) =>
        reply == null ? [] : [[name, decodeReply(calls[name]!, reply)]],
      ),
    ),
    'https://school.example',
  );

test.each([
  ['/media/icon.svg', '/media/icon.svg'],
  ['https://cdn.example/icon.png', 'https://cdn.example/icon.png'],
  ['javascript:alert(1)', ''],
  ['//evil.example/icon.png', ''],
  ['/\\evil.example/icon.png', ''],
  [undefined, ''],
])('the icon %s is read as "%s"', (companyIco, icon) => {
  expect(read({ shareBaseInfo: { companyIco } }).icon).toBe(icon);
});

test.each([
  [{ perShowInit: 0, perShowItem: { order: 0 } }, undefined],
  [{ perShowItem: { order: 1 } }, undefined],
  [
    { perShowInit: 1, perShowItem: { order: 0, course: 1, message: '1' } },
    { order: false, course: true, message: true },
  ],
  [{ perShowInit: 1 }, {}],
  [null, undefined],
])('the settings %j show the items %j', (serviceConfig, items) => {
  expect(read({ serviceConfig }).services.shownItems).toEqual(items);
});

test('the zones of timetable and live lessons are those that the school sets', () => {
  expect(read({ shareBaseInfo: { classTableZone: 'Asia/Tokyo', liveTimeZone: null } }).zones).toEqual({
    classTable: 'Asia/Tokyo',
    live: '',
  });
});

test.each([
  [undefined, undefined, false],
  [1, undefined, true],
  [undefined, 1, true],
  [1, 0, false],
  [0, 1, false],
  ['1', 1, true],
])('the cart with the settings %s and %s is open: %s', (openCart, ofService, isOpen) => {
  const replies = { cartConfig: { openCart }, serviceConfig: { openCart: ofService } };
  expect(read(replies).services.hasCart).toBe(isOpen);
});

test('menus omit pages that the school has closed', () => {
  const item = (menuName: string, menuUrl: string, children: object[] = []) => ({
    id: menuName,
    menuName,
    menuUrl,
    children,
  });
  const menus = [
    item('我的', '', [item('购物车', '/shoppingcart'), item('积分', '/personal/accountcenter/score')]),
    item('课程', '/course/list', [item('下载应用', '/appload')]),
  ];
  const replies = (isOpen: 0 | 1) => ({
    menusAndFoot: { headMenus: menus },
    footInfo: { menus },
    cartConfig: { openCart: isOpen },
    serviceConfig: { openIntegral: isOpen },
    companyBaseInfo: { appConfig: { appConfigStatus: isOpen } },
  });
  const namesOf = (isOpen: 0 | 1) => {
    const shell = read(replies(isOpen));
    return [shell.menus, shell.footer.menus].map((shown) =>
      shown.map(({ name, children }) => [name.zh, ...children.map((child) => child.name.zh)]),
    );
  };
  const all = [
    ['我的', '购物车', '积分'],
    ['课程', '下载应用'],
  ];
  expect(namesOf(1)).toEqual([all, all]);
  expect(namesOf(0)).toEqual([[['课程']], [['课程']]]);
});

test('the home page has the title that the school set for it, else the site’s', () => {
  const seo = [
    { page: 'course', title: '全部课程' },
    { page: 'index', title: '把每一门课都学到会' },
  ];
  expect(read({ shareBaseInfo: { seo } }).homeTitle.zh).toBe('把每一门课都学到会');
  expect(read({ shareBaseInfo: { siteTitle: '青禾学堂', seo: [null, {}] } })).toMatchObject({
    homeTitle: { zh: '青禾学堂' },
    siteTitle: { zh: '青禾学堂' },
  });
});

test('English pages show the school’s English texts, or its Chinese ones if there are none', () => {
  const replies = (given: object, seoGiven: object) => ({
    companyBaseInfo: { schoolName: '青禾学堂', companyNameShort: '青禾', ...given },
    shareBaseInfo: { siteTitle: '青禾学堂', seo: [{ page: 'index', title: '学到会', ...seoGiven }] },
    schools: [{ id: '1', schoolName: '青禾学堂', city: '北京', ...given }],
    footInfo: { overview: '陪每个人', copyright: '© 青禾', ...given },
  });
  const englishOf = (shell: ReturnType<typeof read>) => [
    shell.homeTitle.en,
    shell.siteTitle.en,
    shell.brand.schoolName.en,
    shell.brand.shortName.en,
    shell.schools[0]?.name.en,
    shell.schools[0]?.city.en,
    shell.footer.info?.overview.en,
    shell.footer.info?.copyright.en,
  ];
  const given = {
    schoolNameEn: 'Qinghe Academy',
    companyNameShortEn: 'Qinghe',
    cityEn: 'Beijing',
    overviewEn: 'With you',
    copyrightEn: '© Qinghe',
  };
  expect(englishOf(read(replies(given, { titleEn: 'Learn it for good' })))).toEqual([
    'Learn it for good',
    'Qinghe Academy',
    'Qinghe Academy',
    'Qinghe',
    'Qinghe Academy',
    'Beijing',
    'With you',
    '© Qinghe',
  ]);
  expect(read(replies(given, {})).homeTitle).toEqual({ zh: '学到会', en: 'Qinghe Academy' });
  expect(englishOf(read(replies({}, {})))).toEqual([
    '学到会',
    '青禾学堂',
    '青禾学堂',
    '青禾',
    '青禾学堂',
    '北京',
    '陪每个人',
    '© 青禾',
  ]);
});
