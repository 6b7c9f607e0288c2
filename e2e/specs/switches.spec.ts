import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { isOrdinaryRun } from '../fixtures/devices.ts';
import { startSchool, type RunningSchool } from '../fixtures/school.ts';
import { type Settings, writeSwitchedSchools } from '../fixtures/switchedSchools.ts';
import {
  ACCOUNT,
  allSwitches,
  type Branch,
  branches,
  testedElsewhere,
  type Switch,
  switches,
} from '../fixtures/switches.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openLoggedIn, expectStudent, logInByPassword, openBox, PASSWORD } from '../pages/login.ts';

/** Pages for visitors. */
const PUBLIC = [
  '/home/index',
  '/home/choice',
  '/course/list',
  '/coursePackage/list',
  '/shoppingcart',
  '/vip',
  '/appload',
  '/trainingPlan',
  '/trainingPlan/list',
  '/openCourse',
  '/news',
  '/teachers',
  '/teacherLoginIn',
  '/group',
  '/StudentsVoice',
  '/answerslist/0',
  '/apply',
  '/custom',
  '/resourceSharing/list',
  '/join/login',
  '/join/register',
  '/lib/subject',
  '/lib/subject/quick',
];

/** Pages of a student. */
const STUDENT_PAGES = [
  '/personal',
  '/personal/course/lessons',
  '/personal/course/classTable',
  '/personal/course/package',
  '/personal/course/plan',
  '/personal/course/collect',
  '/personal/course/note',
  '/personal/course/homework',
  '/personal/course/apply',
  '/personal/course/studyCard',
  '/personal/certificate',
  '/personal/order',
  '/personal/invoice',
  '/personal/message/detailslist',
  '/personal/accountcenter/account/member',
  '/personal/accountcenter/account/balance',
  '/personal/accountcenter/score',
  '/personal/accountcenter/coupon',
  '/personal/accountcenter/invite',
  '/personal/setting/account',
  '/personal/setting/data',
  '/personal/setting/avatar',
  '/personal/setting/archives',
  '/lib/subject/collect',
  '/lib/subject/wrong',
  '/lib/subject/exampaper',
  '/lib/subject/exampaper/rehearsal',
  '/resourceSharing/mine',
  '/homeworkStudentComplete/homeworksAndProductions',
];

const rows = Object.entries(switches);

/** Settings of a school with every switch off, and of one with every switch on. */
const settingsOf = (place: 'main' | Branch): Settings =>
  Object.assign({}, ...rows.flatMap(([, one]) => ((one.offIn ?? 'main') === place ? [one.off] : [])));
const allOn: Settings = Object.assign({}, ...rows.map(([, one]) => one.on));

const test = base.extend<object, { school: RunningSchool }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const schools = await writeSwitchedSchools({
        // A switch that is off in the branch is on in its company.
        'qinghe/company.json': {
          ...Object.assign({}, ...rows.flatMap(([, one]) => (one.offIn === undefined ? [] : [one.on]))),
          ...settingsOf('main'),
        },
        'qinghe/beijing/school.json': settingsOf('beijing'),
        'qinghe/shanghai/school.json': settingsOf('shanghai'),
        // A template of its own has a header with fewer parts.
        'huicai/company.json': { ...allOn, 'home.template': 'DEFAULT' },
      });
      const school = await startSchool({ SCHOOLS_DIR: schools.folder }, true);
      await use(school);
      await school.stop();
      await schools.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Returns the visible content of a page, one line each: its region, its role, and its text or address. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const partOf = (element: Element) => {
      const part = element.closest('main') ?? element.closest('header, footer, aside');
      const names = { HEADER: 'banner', MAIN: 'main', FOOTER: 'contentinfo', ASIDE: 'complementary' };
      const name = Reflect.get(names, part?.tagName ?? '') ?? 'page';
      const menu = element.closest('nav')?.getAttribute('aria-label') ?? '';
      return name === 'main' && menu !== '' ? `main ${menu}` : name;
    };
    const lines = (selector: string, kind: string, textOf: (element: Element) => string | null) =>
      [...document.querySelectorAll(selector)].map(
        (element) => `${partOf(element)} ${kind} ${textOf(element)?.trim() ?? ''}`,
      );
    return [
      ...lines('a[href]', 'href', (link) => link.getAttribute('href')),
      ...lines('[aria-label]', 'label', (element) => element.getAttribute('aria-label')),
      ...lines('img[alt]:not([alt=""])', 'picture', (picture) => picture.getAttribute('alt')),
      ...lines('button', 'button', (button) => button.textContent),
      ...lines('[role=tab]', 'tab', (tab) => tab.textContent),
      document.body.innerText,
    ].join('\n');
  });

/** Navigates to a page within the site and waits until it and its data are loaded. */
async function visit(page: Page, path: string): Promise<string> {
  // The log-in addresses share a page, whose heading does not distinguish them.
  if (path.startsWith('/join/') && page.url().includes('#/join/')) await visit(page, '/home/choice');
  await page.evaluate((to) => {
    if (location.hash === `#${to}`) return;
    for (const heading of document.querySelectorAll('main :is(h1, h2)'))
      heading.setAttribute('data-left', '');
    location.hash = `#${to}`;
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('main :is(h1, h2):not([data-left])') !== null &&
      document.querySelector('main [aria-busy=true], main [data-skeleton]') === null,
  );
  return readPage(page);
}

/** Returns the addresses of a course and a plan that cost something. */
async function findOffers(page: Page): Promise<readonly string[]> {
  const offers: string[] = [];
  for (const list of ['/course/list?price=paid', '/trainingPlan/list?price=paid']) {
    await visit(page, list);
    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    offers.push(((await link.getAttribute('href')) ?? '').slice(1));
  }
  return offers;
}

/** Opens what the header shows on a button. */
async function openBehind(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
}

/** Returns the names of a school's switches whose effect is visible on a page. */
const tracesOn = (place: 'main' | Branch, shown: string, path: string) =>
  rows.flatMap(([name, { trace, within = /^/, offIn = 'main' }]) =>
    offIn === place && within.test(path) && trace.test(shown)
      ? [`${name} at ${path}: ${trace.exec(shown)?.[0]}`]
      : [],
  );

/** Checks some pages of a branch. */
async function checkPages(page: Page, branch: Branch, paths: readonly string[]): Promise<readonly string[]> {
  await page.goto(`/#/home/index/${branch}`);
  await expect(page.getByRole('banner').getByRole('button', { name: branches[branch] })).toBeVisible();
  const found: string[] = [];
  await visit(page, '/home/choice');
  const chat = page.getByRole('button', { name: '在线咨询' });
  if (switches['market.schoolHide']?.offIn === branch) {
    // A school without a chat hides it some seconds after it appeared, which it does when the page is at rest.
    await page.reload();
    await expect(chat).toBeVisible();
  }
  await expect(chat).toHaveCount(0, { timeout: 15_000 });
  for (const path of paths) found.push(...tracesOn(branch, await visit(page, path), `${branch}${path}`));
  return found;
}

test('the table contains every switch of a school', () => {
  const inTable = [...Object.keys(switches), ...Object.keys(testedElsewhere)];
  expect(allSwitches.length).toBeGreaterThan(30);
  expect(allSwitches.filter((one) => !inTable.includes(one))).toEqual([]);
  for (const file of Object.values(testedElsewhere))
    expect(existsSync(join(import.meta.dirname, '../..', file)), file).toBe(true);
});

test('features switched off by a school appear on no page, for a visitor and for a student', async ({
  page,
  school,
}) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  await page.goto('/#/home/choice');
  const offers = await findOffers(page);
  for (const path of [...PUBLIC, ...offers]) found.push(...tracesOn('main', await visit(page, path), path));
  for (const branch of ['beijing', 'shanghai'] as const)
    found.push(...(await checkPages(page, branch, ['/home/choice', '/join/login', '/join/register'])));
  await page.goto('/#/home/index');
  await expect(page.getByRole('banner').getByRole('button', { name: branches.shanghai })).toHaveCount(0);
  await openLoggedIn(page, school.origin, 'student');
  // Pages shown to a visitor before are checked again as a student only for a release.
  for (const path of [...(isOrdinaryRun ? [] : PUBLIC), ...STUDENT_PAGES, ...offers]) {
    if (!path.startsWith('/join')) found.push(...tracesOn('main', await visit(page, path), path));
  }
  await openBehind(page, ACCOUNT);
  // The panel's code is loaded when it is opened; the language switch is the last part.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Switch to English' })).toBeVisible();
  found.push(...tracesOn('main', await readPage(page), 'the account in the header'));
  if (!isOrdinaryRun)
    found.push(...(await checkPages(page, 'beijing', ['/personal/course/lessons', '/personal'])));
  expect(found).toEqual([]);
});

test('features switched on by another company appear there @release', async ({ page, school }) => {
  test.setTimeout(120_000);
  const look = async (who: Switch['who']) => {
    for (const [name, one] of rows) {
      if (one.who !== who || one.shownAt === undefined) continue;
      await visit(page, one.shownAt);
      if (one.behind !== undefined) await openBehind(page, one.behind);
      // Some of it is loaded late.
      await expect.poll(async () => one.trace.test(await readPage(page)), `${name} is on`).toBe(true);
    }
  };
  await page.goto(`${school.secondOrigin}/#/home/choice`);
  await look('visitor');
  await visit(page, '/home/choice');
  await openBox(page);
  await logInByPassword(page, 'student', PASSWORD);
  await expectStudent(page);
  await look('student');
});

test('a course is ordered directly in a school without a cart @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  const [course = ''] = await findOffers(page);
  await visit(page, course);
  await page.getByRole('main').getByRole('button', { name: '立即购买' }).first().click();
  await expect(page).toHaveURL(/#\/payment\/order\?orderId=\d+/);
  await expect(page.getByRole('main').getByText(/¥/).first()).toBeVisible();
  await page.goto('/#/shoppingcart');
  await expect(page.getByText('这所学校不用购物车')).toBeVisible();
});
