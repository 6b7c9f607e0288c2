/**
 * Opens every page of a school in Safari's engine, at a desktop width and at the narrowest width of its window, and
 * walks through the most common tasks of students. Requires Debian's `webkit2gtk-driver` and `xvfb`, or equivalents.
 *
 *   npm run test:full engines
 */
import { By, error, Key, type WebElement } from 'selenium-webdriver';
import { findLayoutFaults } from '../conditions/layout.ts';
import { startSchool } from '../fixtures/school.ts';
import { PASSWORD, tokenOf } from '../pages/login.ts';
import { readSiteMap, type FoundPage } from '../pages/siteMap.ts';
import { openWebKit } from './webkit.ts';

/** Widths of a desktop window, and of the narrowest window that the browser permits. */
const WIDTHS = [1280, 390] as const;
const HEIGHT = 1000;
const TIMEOUT_MS = 15_000;

const school = await startSchool();
const { driver, close } = await openWebKit();

/** Polls until there is a result. @throws {Error} with the end of the page's text if there is none in time */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const answer = await driver.wait(ask, TIMEOUT_MS).catch((reason: unknown) => {
    if (!(reason instanceof error.TimeoutError)) throw reason;
    return undefined;
  });
  if (answer !== undefined) return answer;
  const there = (await driver.findElement(By.css('body')).getText()).replaceAll(/\s+/g, ' ');
  throw new Error(`timed out waiting for ${what}; the page ends with: ${there.slice(-300)}`);
}

/** Records errors of the page from now on. Runs in the page. */
function recordErrors(): void {
  if (Reflect.has(window, 'complaints')) return;
  const complaints: string[] = [];
  Reflect.set(window, 'complaints', complaints);
  addEventListener('error', ({ message }) => {
    // A harmless warning that sizes are observed again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) complaints.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
}

/** Returns the errors since the last call, and keeps recording. */
async function takeErrors(): Promise<string[]> {
  const errors: string[] | null = await driver.executeScript(
    'const { complaints } = window; return complaints === undefined ? null : complaints.splice(0)',
  );
  await driver.executeScript(recordErrors);
  return errors ?? [];
}

/** Returns whether the page is loaded: it has a heading, and nothing is busy. Runs in the page. */
function isThere(): boolean {
  const main = document.querySelector('main');
  return (
    main !== null &&
    main.getAttribute('aria-busy') !== 'true' &&
    main.querySelector('[aria-busy="true"]') === null &&
    document.querySelector('h1') !== null
  );
}

/** Navigates to an address of the site and waits until the page is loaded. */
async function goTo(hash: string): Promise<void> {
  await driver.executeScript('location.hash = arguments[0]', hash);
  await driver.sleep(150);
  await until(hash, async () => ((await driver.executeScript<boolean>(isThere)) ? true : undefined));
}

/** Opens the site as a student, or as a visitor. */
async function arrive(account?: string): Promise<void> {
  await driver.get(school.origin);
  await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
  await driver.manage().deleteAllCookies();
  // Otherwise the page keeps its state.
  await driver.get('about:blank');
  const token =
    account === undefined ? '' : `?token=${encodeURIComponent(await tokenOf(school.origin, account))}`;
  await driver.get(`${school.origin}/${token}#/home/choice`);
  await until('the log-in', async () =>
    account === undefined || (await driver.executeScript('return localStorage.getItem("token")'))
      ? true
      : undefined,
  );
  await goTo('#/home/index');
  await takeErrors();
}

/** Finds a visible element by its accessible name, inside the dialog if one is open. */
const find = (name: string): Promise<WebElement> =>
  until(name, async () => {
    const dialogs = await driver.findElements(By.css('[role=dialog], [role=alertdialog]'));
    const shown = await Promise.all(dialogs.map((dialog) => dialog.isDisplayed().catch(() => false)));
    const within = dialogs.findLast((_, index) => shown[index]) ?? (await driver.findElement(By.css('body')));
    const called = `[normalize-space(.)="${name}" or @aria-label="${name}"]`;
    for (const each of await within.findElements(
      By.xpath(`.//*[self::a or self::button or self::label]${called}`),
    ))
      if (await each.isDisplayed().catch(() => false)) return each;
    return undefined;
  });

async function press(name: string): Promise<void> {
  const target = await find(name);
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', target);
  await target.click();
}

/** Waits until a text is visible. */
const waitForText = (text: RegExp): Promise<boolean> =>
  until(String(text), async () =>
    text.test(await driver.findElement(By.css('body')).getText()) ? true : undefined,
  );

/** Fills in the field with this label. */
async function fill(label: string, text: string): Promise<void> {
  const named = await find(label);
  const field = await driver.findElement(By.id((await named.getAttribute('for')) ?? ''));
  await field.sendKeys(text);
}

/** Walks through typical tasks of students, by name. */
const WALKS: Readonly<Record<string, () => Promise<void>>> = {
  'logs in': async () => {
    await arrive();
    await goTo('#/personal');
    await press('用密码登录');
    await fill('账号', 'saver');
    await fill('密码', PASSWORD + Key.RETURN);
    await waitForText(/个人中心/);
  },
  'buys a course': async () => {
    await arrive('member');
    await goTo('#/course/detail/5/5');
    await press('加入购物车');
    await waitForText(/已加入购物车/);
    await goTo('#/shoppingcart');
    await press('去结算');
    await waitForText(/收银台[\s\S]*剩余支付时间/);
  },
  'writes with the editor': async () => {
    await arrive('student');
    await goTo('#/answerslist?view=ask');
    await press('补充说明');
    const editor = await until('the editor', async () =>
      (await driver.findElements(By.css('main [contenteditable="true"]'))).at(0),
    );
    await editor.sendKeys('一句话');
    await waitForText(/一句话/);
  },
  'practises and reads the report': async () => {
    await arrive('saver');
    await goTo('#/lib/subject');
    await press('开始');
    await waitForText(/第 1 题/);
    const option = await until('an option', async () =>
      (await driver.findElements(By.css('main label:has(input[type=radio])'))).at(0),
    );
    await option.click();
    await waitForText(/已保存/);
    await press('交卷');
    await press('确认交卷');
    await waitForText(/正确答案/);
  },
};

/** Checks a page and returns its problems. */
async function check({ hash }: FoundPage): Promise<string[]> {
  await goTo(hash);
  return [
    ...(await takeErrors()),
    ...(await driver.executeScript<string[]>(findLayoutFaults, 'main *, header *, footer *')),
  ];
}

let passed = 0;
let failed = 0;

/** Runs a check and counts it as failed if it finds any problem. */
async function count(name: string, run: () => Promise<readonly string[] | void>): Promise<void> {
  const found = await run().catch((reason: unknown) => [String(reason)]);
  if (found === undefined || found.length === 0) passed += 1;
  else {
    failed += 1;
    for (const each of new Set(found)) console.log(`✗ ${name}: ${each}`);
  }
}

try {
  for (const width of WIDTHS) {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    await arrive('student');
    const map = await readSiteMap(school.origin, []);
    for (let index = map.next(); index !== undefined; index = map.next()) {
      const { name } = index;
      const at = index;
      await count(`${name} at ${width} px`, () => check(at));
      map.learn(
        await driver.executeScript<string[]>(() =>
          Array.from(document.querySelectorAll('a[href^="#/"]'), (link) => link.getAttribute('href') ?? ''),
        ),
      );
    }
  }
  // Still in the narrow window, since students use Safari mainly on phones.
  for (const [name, walk] of Object.entries(WALKS))
    await count(name, async () => {
      await walk();
      return takeErrors();
    });
} finally {
  await close();
  await school.stop();
}
console.log(`engines: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
