import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { logInByPassword, PASSWORD } from '../pages/login.ts';
import { type AnswerLog, type Harness, expectStored, emptyAnswerLog, openHarness } from './harness.ts';
import type { Fixture, Attempt } from './fixture.ts';

/** An attempt in a browser of its own, with three saved answers. */
export interface Scene {
  readonly fixture: Fixture;
  readonly attempt: Attempt;
  readonly context: BrowserContext;
  readonly answerLog: AnswerLog;
  readonly harness: Harness;
}

/** A fault, and what the student does meanwhile. Throws if a promise is broken. */
export interface Fault {
  readonly name: string;
  /** Runs in the page before any code of the site. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  readonly play: (scene: Scene) => Promise<void>;
}

const WAIT_OPTIONS = { timeout: 60_000 };
const HOUR_MS = 3600_000;
const notice = (page: Page) => page.getByRole('main').getByRole('alert');

/** Refuses every connection, or permits them again. */
function refuse({ proxy }: Attempt, isRefused: boolean): void {
  proxy.faults.refuse = isRefused;
  proxy.cut();
}

/** Drops all data silently without closing connections, or lets it through again. */
function dropTraffic({ proxy }: Attempt, isSilent: boolean): void {
  proxy.faults.silent = isSilent;
}

/** Answers given during a fault are kept, and arrive once it is over. */
async function surviveFault(
  { attempt, harness }: Scene,
  fault: (attempt: Attempt, isThere: boolean) => void,
): Promise<void> {
  fault(attempt, true);
  await harness.choose(3, 0);
  await harness.choose(0, 2);
  await harness.untilStoredOnDevice();
  fault(attempt, false);
  await harness.untilSaved();
}

/** The same in a browser without storage: the page must not claim to keep what it cannot. */
async function surviveFaultUnstored({ attempt, harness }: Scene): Promise<void> {
  refuse(attempt, true);
  await harness.choose(3, 0);
  await expect(
    harness.page.getByRole('main').getByRole('status').filter({ hasText: '这个浏览器不能暂存答案' }),
  ).toBeVisible(WAIT_OPTIONS);
  refuse(attempt, false);
  await harness.untilSaved();
}

/** Answers some questions one after another, with an intact connection. */
async function answerSeveral({ harness }: Scene): Promise<void> {
  for (const index of [3, 4, 0, 3]) {
    await harness.choose(index, index + 1);
    await harness.expectHonest();
  }
  await harness.untilSaved();
}

/** Opens the exam room again in the same browser. */
const reopen = ({ fixture, attempt, context, answerLog }: Scene): Promise<Harness> =>
  openHarness(fixture, attempt, { context, answerLog });

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // The renderer crashes before it can reply.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** All faults that have occurred in exam halls. */
export const faults: readonly Fault[] = [
  { name: 'cut', play: (scene) => surviveFault(scene, refuse) },
  {
    name: 'delay',
    play: async (scene) => {
      Object.assign(scene.attempt.proxy.faults, { delayMs: 700, sliceBytes: 40 });
      await answerSeveral(scene);
    },
  },
  { name: 'half-open', play: (scene) => surviveFault(scene, dropTraffic) },
  {
    name: 'duplicate',
    play: async (scene) => {
      scene.attempt.proxy.faults.duplicate = true;
      await answerSeveral(scene);
    },
  },
  {
    name: 'reorder',
    play: async (scene) => {
      scene.attempt.proxy.faults.reorder = true;
      await answerSeveral(scene);
    },
  },
  {
    name: 'server killed with -9',
    play: async ({ fixture, harness }) => {
      await harness.choose(3, 1);
      await fixture.school.kill();
      await harness.choose(0, 2);
      await harness.untilStoredOnDevice();
      await fixture.school.restart();
      await harness.untilSaved();
    },
  },
  {
    name: 'renderer killed',
    play: async (scene) => {
      const { harness, attempt, answerLog } = scene;
      refuse(attempt, true);
      await harness.choose(3, 0);
      await harness.untilStoredOnDevice();
      await crash(harness.page);
      refuse(attempt, false);
      const again = await reopen(scene);
      await again.untilSaved();
      await again.choose(4, 1);
      expect(answerLog.answers.size).toBe(5);
      await again.untilSaved();
    },
  },
  {
    name: 'clock an hour off',
    prepare: (context) =>
      context.addInitScript((offset) => {
        const { now } = Date;
        Date.now = () => now() + offset;
        const construct = (Kind: typeof Date, given: readonly unknown[]) =>
          Reflect.construct(Kind, given.length === 0 ? [now() + offset] : given);
        globalThis.Date = new Proxy(Date, { construct });
      }, HOUR_MS),
    play: async (scene) => {
      await expect(scene.harness.page.getByRole('timer')).toHaveText(/^(2:00:00|1:5\d:\d\d)$/);
      await answerSeveral(scene);
    },
  },
  {
    name: 'quota full',
    // Chromium permits writes beyond a quota set by its developer tools, so each write is aborted at its end,
    // as on a full disk.
    prepare: (context) =>
      context.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        const { commit } = IDBTransaction.prototype;
        const failing = new WeakSet<IDBTransaction>();
        IDBObjectStore.prototype.put = function putInVain(...given) {
          failing.add(this.transaction);
          return put.apply(this, given);
        };
        IDBTransaction.prototype.commit = function giveBack() {
          if (failing.has(this)) this.abort();
          else commit.apply(this);
        };
      }),
    play: surviveFaultUnstored,
  },
  {
    name: 'private mode',
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(globalThis, 'indexedDB', {
          get: () => {
            throw new DOMException('It is not allowed here', 'SecurityError');
          },
        }),
      ),
    play: surviveFaultUnstored,
  },
  {
    name: 'two tabs',
    play: async (scene) => {
      const { harness } = scene;
      const second = await reopen(scene);
      await expect(notice(second.page)).toContainText('正在另一个标签页里作答');
      await harness.choose(3, 1);
      await harness.page.close();
      await expect(notice(second.page)).toBeHidden(WAIT_OPTIONS);
      await second.choose(4, 0);
      await second.untilSaved();
    },
  },
  {
    name: 'two devices',
    play: async (scene) => {
      const { fixture, attempt, harness, answerLog } = scene;
      const device = await fixture.browser.newContext({ locale: 'zh-CN' });
      const other = await openHarness(fixture, attempt, {
        context: device,
        answerLog,
        token: await fixture.proctor.logIn(attempt.seat.userId),
      });
      await other.choose(3, 1);
      await other.untilSaved();
      await harness.choose(4, 1);
      await expect
        .poll(async () => (await fixture.proctor.readAttempt(attempt.recordId)).answers.size, WAIT_OPTIONS)
        .toBe(answerLog.answers.size);
      await expectStored(fixture, attempt, answerLog);
      await device.close();
    },
  },
  {
    name: 'token expired',
    play: async ({ fixture, attempt, harness }) => {
      refuse(attempt, true);
      await harness.choose(3, 1);
      await harness.untilStoredOnDevice();
      await fixture.proctor.endLogIns(attempt.seat.userId, 'logout');
      refuse(attempt, false);
      await logInByPassword(harness.page, attempt.seat.username, PASSWORD);
      await harness.untilSaved();
      await harness.choose(4, 1);
      await harness.untilSaved();
    },
  },
  {
    name: '409',
    play: async ({ fixture, attempt, harness, answerLog }) => {
      refuse(attempt, true);
      await harness.choose(3, 1);
      await harness.untilStoredOnDevice();
      await fixture.proctor.endLogIns(attempt.seat.userId, 'otherLogin');
      refuse(attempt, false);
      await expect(notice(harness.page)).toContainText('这里的答案都已送出', WAIT_OPTIONS);
      await expectStored(fixture, attempt, answerLog);
    },
  },
  {
    name: 'deadline during an outage',
    play: async (scene) => {
      const { fixture, attempt, answerLog } = scene;
      await scene.harness.page.close();
      await fixture.proctor.setEnd(attempt.recordId, new Date(Date.now() + 20_000));
      const harness = await reopen(scene);
      refuse(attempt, true);
      await harness.choose(3, 1);
      await harness.untilStoredOnDevice();
      await expect(notice(harness.page)).toContainText('时间到了', WAIT_OPTIONS);
      refuse(attempt, false);
      await expect
        .poll(async () => (await fixture.proctor.readAttempt(attempt.recordId)).isHandedIn, WAIT_OPTIONS)
        .toBe(true);
      await expectStored(fixture, attempt, answerLog);
    },
  },
  {
    name: 'another user on the same browser',
    play: async (scene) => {
      const { fixture, attempt, context, harness, answerLog } = scene;
      refuse(attempt, true);
      await harness.choose(3, 1);
      await harness.untilStoredOnDevice();
      await harness.page.close();
      const stranger = await fixture.beginAttempt();
      refuse(attempt, false);
      const otherLog = emptyAnswerLog();
      const there = await openHarness(
        fixture,
        { ...stranger, origin: attempt.origin },
        { context, answerLog: otherLog, token: stranger.seat.token },
      );
      await there.choose(1, 1);
      await there.untilSaved();
      await there.page.close();
      const back = await openHarness(fixture, attempt, { context, answerLog, token: attempt.seat.token });
      await back.untilSaved();
      await expectStored(fixture, stranger, otherLog);
    },
  },
];
