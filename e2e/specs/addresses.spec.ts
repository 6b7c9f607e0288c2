import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

/** Paths of older links, and the address each leads to. */
const PATHS = [
  '/home/index',
  '/home/index/xian',
  '/home/choice',
  '/course/list',
  '/coursePackage/list',
  '/trainingPlan',
  '/trainingPlan/list',
  '/openCourse',
  '/news',
  '/lib/subject',
  '/lib/subject/doing',
  '/lib/subject/report',
  '/lib/subject/exampaper/examintro/1',
  '/lib/subject/exampaper/payresult',
  '/answerslist/0',
  '/teachers',
  '/teacherLoginIn',
  '/group',
  '/groupdetail/1',
  '/vip',
  '/apply',
  '/applydetail/1',
  '/StudentsVoice',
  '/custom',
  '/class/type/video/page',
  '/classModule/toLiveroom',
  '/appload',
  '/linkVariableRedirect/1',
  '/sysPageHeadFoot/showDetail/1',
  '/shoppingcart',
  '/payment/order',
  '/join/login',
  '/errorPage',
  '/showRegisterAgreement',
  '/personal/message/detailslist',
  '/personal/accountcenter/account/member',
  '/personal/accountcenter/score',
  '/personal/order',
  '/personal/order/refund',
  '/personal/setting/account',
  '/personal/setting/archives',
  '/personal/setting/data',
  '/personal/setting/avatar',
  '/personal/course/apply',
  '/personal/course/classTable',
  '/personal/course/lessons',
  '/personal/course/package',
  '/personal/course/plan',
  '/personal/course/collect',
  '/personal/course/note',
  '/agreement/check/0/1',
  '/resourceSharing/list',
  '/homeworkStudentComplete/homeworksAndProductions',
] as const;

test('every path without a hash redirects to its page and keeps the query', async ({ request, school }) => {
  for (const path of PATHS) {
    const reply = await request.get(`${school.origin}${path}?from=a%26b`, { maxRedirects: 0 });
    expect([path, reply.status(), reply.headers()['location']]).toEqual([path, 302, `/#${path}?from=a%26b`]);
  }
  const icon = await request.get(`${school.origin}/favicon.ico`);
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
});

test('an unknown address shows a not-found page in the site, with a link home @phone', async ({
  page,
  complaints,
}) => {
  const reply = await page.goto('/teachrs/list?a=1');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '这个页面不存在' })).toBeVisible();
  await expect(page).toHaveTitle(/^页面不存在 - /);
  await expect(page).toHaveURL(/\/#\/teachrs\/list\?a=1$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/#\/home\/index$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '这个页面不存在' })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')));
});

test('the address of a live room opens the lesson, or shows what is wrong with it @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  const open = (content: string) =>
    page.goto(`/classModule/toLiveroom?${new URLSearchParams({ content, com: 'gh', provide: 'course' })}`);
  await open('nothing');
  await expect(page.getByText('加载数据异常、课次ID值不能为空')).toBeVisible();
  await open(JSON.stringify({ classTypeId: '1', lessonId: '2' }));
  await expect(page.getByText('加载数据异常、课次ID值不能为空')).toBeVisible();
  await open(JSON.stringify({ commodityId: '1', classTypeId: '999999', lessonId: '2' }));
  await expect(page.getByText('没有找到这节课')).toBeVisible();
  await open(JSON.stringify({ commodityId: '1', classTypeId: '1' }));
  await expect(page.getByRole('navigation', { name: '课程目录' })).toBeVisible();
  await open(JSON.stringify({ openClassId: '1' }));
  await expect(page).toHaveURL(/#\/openCourse\/1$/);
});

test('an unknown address shows the not-found page without JavaScript @release', async ({
  browser,
  school,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${school.origin}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: '这个页面不存在' })).toBeVisible();
  await page.close();
});

/** A page of each kind that people share, by its path without `#`. */
const SHARED = [
  '/course/detail/1/1',
  '/trainingPlan/detail/1',
  '/openCourse/1',
  '/teachersdetail/1',
  '/newsdetails/1',
  '/response/1',
  '/custom/1061',
] as const;

test('a shared page is readable without JavaScript, and opens at its hash address with it @phone', async ({
  page,
  browser,
  school,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const path of SHARED) {
    await plain.goto(`${school.origin}${path}`);
    const heading = plain.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    expect(title).not.toBe('');
    expect(await plain.title()).toContain(title);
    await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute('href', `${school.origin}${path}`);
    await expect(
      plain.getByRole('banner').getByRole('link', { name: '登录', exact: true }).first(),
    ).toHaveAttribute('href', `#/join/login?backUrl=${encodeURIComponent(`#${path}`)}`);

    await page.goto(`${path}?from=chat`);
    await expect(page).toHaveURL(`${school.origin}/#${path}?from=chat`);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  }
  await plain.close();
});

test('a shared page is visible before any script has loaded', async ({ context, school }) => {
  const page = await context.newPage();
  await page.route('**/*.js', () => undefined);
  page.goto(`${school.origin}/course/detail/1/1`).catch(() => undefined);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/#\/course\/detail\/1\/1$/);
  await page.close();
});
