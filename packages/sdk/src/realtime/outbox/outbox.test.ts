import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../client/errors/errors.ts';
import { type ManualClock, manualClock } from '../../client/manualClock.fixture.ts';
import { answersOf } from './delivery.ts';
import { type Outbox, openOutbox, type OutboxOptions, type OutboxState } from './outbox.ts';
import type { PendingChange } from './pendingChanges.ts';
import type { Deliver } from './sender.ts';
import { memoryStorage, openStorage, type OutboxStorage } from './storage.ts';

interface Scene {
  readonly clock: ManualClock;
  readonly outbox: Outbox;
  readonly storage: OutboxStorage;
  readonly sent: string[][];
  readonly states: OutboxState[];
  readonly onRefused: ReturnType<typeof vi.fn<(error: ApiError) => void>>;
  /** The next deliveries fail with this kind of error; undefined lets them succeed. */
  failure: ApiErrorKind | undefined;
}

const answer = (text: string) => ({ kind: 'answer', answer: [text] }) as const;
const textOf = ({ change }: PendingChange): string =>
  change.kind === 'answer' ? (change.answer[0] ?? '') : change.kind;

async function begin(more: Partial<OutboxOptions> = {}): Promise<Scene> {
  const clock = manualClock(0.5);
  const sent: string[][] = [];
  const states: OutboxState[] = [];
  const storage = more.storage ?? memoryStorage();
  const onRefused = vi.fn<(error: ApiError) => void>();
  const deliver: Deliver = async (batch, onSaved) => {
    sent.push(batch.map(textOf));
    if (scene.failure !== undefined) throw new ApiError({ kind: scene.failure, endpoint: 'test' });
    onSaved(batch.map(({ operationId }) => operationId));
  };
  const outbox = await openOutbox({
    sequence: 0,
    deliver,
    clock,
    storage,
    onRefused,
    signals: { isHidden: () => false, listen: () => () => undefined },
    onChange: (state) => void states.push(state),
    ...more,
  });
  const scene: Scene = { clock, outbox, storage, sent, states, onRefused, failure: undefined };
  return scene;
}

describe('an outbox', () => {
  it('records the time of an answer by the device’s clock, and sends the answer', async () => {
    const { clock, outbox } = await begin({ date: () => Date.parse('2026-03-02T01:00:00.000Z') });
    outbox.put('q1', answer('A'));
    expect(answersOf(outbox.state().waiting)).toMatchObject([
      { questionId: 'q1', givenAt: '2026-03-02T01:00:00.000Z' },
    ]);
    await clock.pass(500);
    expect(outbox.state().waiting).toEqual([]);
  });

  it('debounces changes, and reports them saved only after the receipt', async () => {
    const { clock, outbox, sent } = await begin();
    for (const text of ['a', 'ab', 'abc']) {
      outbox.put('q1', answer(text));
      await clock.pass(300);
    }
    expect(sent).toEqual([]);
    expect(outbox.state().waiting.map(textOf)).toEqual(['abc']);
    await clock.pass(200);
    expect(sent).toEqual([['abc']]);
    expect(outbox.state()).toMatchObject({ waiting: [], delivery: 'open' });
  });

  it('retries with increasing pauses, and at once on retry()', async () => {
    const scene = await begin();
    scene.failure = 'network';
    scene.outbox.put('q1', answer('A'));
    // 0.5 s of debounce, then pauses of 1, 2, 4, 8 and 15 s.
    await scene.clock.pass(31_000);
    expect(scene.sent).toHaveLength(6);
    expect(scene.outbox.state().delivery).toBe('down');
    scene.failure = undefined;
    scene.outbox.retry();
    await scene.clock.pass(1);
    expect(scene.outbox.state()).toMatchObject({ waiting: [], delivery: 'open' });
  });

  it('retries faster just before the end of the attempt', async () => {
    const end = 40_000;
    const scene: Scene = await begin({ msToEnd: () => end - scene.clock.now() });
    scene.failure = 'network';
    scene.outbox.put('q1', answer('A'));
    await scene.clock.pass(38_000);
    const before = scene.sent.length;
    await scene.clock.pass(2000);
    expect(scene.sent.length - before).toBeGreaterThan(3);
  });

  it('aborts a delivery without a reply and tries again', async () => {
    const given: string[] = [];
    const { clock, outbox } = await begin({
      deliver: (batch, _, signal) =>
        new Promise((_resolve, reject) => {
          given.push(...batch.map(textOf));
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    outbox.put('q1', answer('A'));
    await clock.pass(9600);
    expect(given).toEqual(['A', 'A']);
    await clock.pass(2000);
    outbox.retry();
    await clock.pass(1);
    expect(given).toEqual(['A', 'A', 'A']);
  });

  it('counts receipts of a delivery that was given up', async () => {
    const { clock, outbox, storage } = await begin({
      deliver: (batch, onSaved) =>
        new Promise(
          (resolve) =>
            void clock.after(20_000, () => {
              onSaved(batch.map(({ operationId }) => operationId));
              resolve();
            }),
        ),
    });
    outbox.put('q1', answer('A'));
    await clock.pass(20_400);
    expect(outbox.state().waiting).toHaveLength(1);
    await clock.pass(200);
    expect(outbox.state()).toMatchObject({ waiting: [], delivery: 'open' });
    expect(await storage.claimAll()).toEqual([]);
  });

  it.each(['session-ended', 'kicked'] as const)(
    'keeps all changes when the log-in ended (%s), and sends them at the next visit',
    async (kind) => {
      const scene = await begin();
      scene.failure = kind;
      scene.outbox.put('q1', answer('A'));
      await scene.clock.pass(60_000);
      expect(scene.sent).toHaveLength(1);
      expect(scene.outbox.state().delivery).toBe('loggedOut');
      expect(await scene.storage.claimAll()).toHaveLength(1);
      scene.outbox.close();
      const next = await begin({ storage: scene.storage });
      await next.clock.pass(1);
      expect(next.sent).toEqual([['A']]);
    },
  );

  it('reports a refusal once and does not retry', async () => {
    const scene = await begin();
    scene.failure = 'business';
    scene.outbox.put('q1', answer('A'));
    await scene.clock.pass(60_000);
    expect(scene.onRefused).toHaveBeenCalledOnce();
    expect(scene.sent).toHaveLength(1);
    expect(scene.outbox.state().waiting).toHaveLength(1);
  });

  it('keeps an answer when the reply acknowledges nothing', async () => {
    const { clock, outbox } = await begin({ deliver: async () => undefined });
    outbox.put('q1', answer('A'));
    await clock.pass(600);
    expect(outbox.state()).toMatchObject({ delivery: 'down', waiting: [{ questionId: 'q1' }] });
  });

  it('hands in with the pending changes, and deletes them only on success', async () => {
    const scene = await begin();
    scene.failure = 'network';
    scene.outbox.put('q1', answer('A'));
    await scene.clock.pass(600);
    await expect(
      scene.outbox.handIn(() => Promise.reject(new ApiError({ kind: 'network', endpoint: 'submit' }))),
    ).rejects.toThrow(ApiError);
    expect(scene.outbox.state().waiting).toHaveLength(1);
    const handed = await scene.outbox.handIn(async (waiting) => waiting.map(textOf));
    expect(handed).toEqual(['A']);
    expect(scene.outbox.state().waiting).toEqual([]);
    expect(await scene.storage.claimAll()).toEqual([]);
  });

  it('saves answers too large for one hand-in first, and keeps those it could not save', async () => {
    const scene = await begin();
    const essays = ['甲', '乙', '丙'].map((letter) => letter.repeat(100_000));
    essays.forEach((essay, index) => scene.outbox.put(`q${index}`, answer(essay)));
    scene.failure = 'network';
    const handIn = () => scene.outbox.handIn(async (waiting) => waiting.map(textOf));
    await expect(handIn()).rejects.toThrow(ApiError);
    expect(scene.outbox.state().waiting).toHaveLength(3);
    scene.failure = undefined;
    expect(await handIn()).toEqual(essays.slice(2));
    expect(scene.sent.map((batch) => batch.map((text) => text[0]))).toEqual([['甲'], ['甲'], ['乙']]);
    expect(scene.outbox.state().waiting).toEqual([]);
  });

  it('continues saving after a refused hand-in', async () => {
    const scene = await begin();
    scene.outbox.put('q1', answer('A'));
    await expect(
      scene.outbox.handIn(() => Promise.reject(new ApiError({ kind: 'business', endpoint: 'submit' }))),
    ).rejects.toThrow(ApiError);
    await scene.clock.pass(1);
    expect(scene.sent).toEqual([['A']]);
    expect(scene.outbox.state()).toMatchObject({ delivery: 'open', waiting: [] });
  });

  it('reports isDurable false when the device’s storage fails', async () => {
    const failing: OutboxStorage = {
      ...memoryStorage(),
      isDurable: true,
      write: () => Promise.reject(new Error('full')),
    };
    const { clock, outbox } = await begin({ storage: failing });
    expect(outbox.state().isDurable).toBe(true);
    outbox.put('q1', answer('A'));
    await clock.pass(600);
    expect(outbox.state()).toMatchObject({ isDurable: false, waiting: [] });
  });
});

it('openStorage keeps changes in memory and warns once without IndexedDB', async () => {
  const warn = vi.fn<(message: string) => void>();
  const who = { owner: '1:2', recordId: '3' };
  const storage = await openStorage(who, 'tab', warn);
  expect(warn).toHaveBeenCalledOnce();
  expect(storage.isDurable).toBe(false);
  await storage.write([{ operationId: 'one', questionId: 'q', sequence: 1, change: answer('A') }]);
  expect(await (await openStorage(who, 'tab', warn)).claimAll()).toHaveLength(1);
  expect(await (await openStorage({ ...who, owner: '1:9' }, 'tab', warn)).claimAll()).toEqual([]);
});

it('an answer given during a failing hand-in is kept on the device', async () => {
  const { clock, outbox, storage } = await begin({ deliver: () => new Promise(() => undefined) });
  outbox.put('q1', answer('A'));
  const handing = outbox.handIn(async () => {
    outbox.put('q2', answer('B'));
    throw new ApiError({ kind: 'network', endpoint: 'submit' });
  });
  await expect(handing).rejects.toThrow(ApiError);
  await clock.pass(1);
  expect((await storage.claimAll()).map(textOf)).toEqual(['A', 'B']);
});

it('a closed outbox neither sends nor writes, even when a hand-in fails later', async () => {
  const scene = await begin();
  scene.failure = 'network';
  scene.outbox.put('q1', answer('A'));
  await scene.clock.pass(600);
  const late = Promise.withResolvers<never>();
  const handing = scene.outbox.handIn(() => late.promise);
  scene.outbox.close();
  const next = await begin({ storage: scene.storage, deliver: () => new Promise(() => undefined) });
  next.outbox.put('q2', answer('B'));
  const before = scene.sent.length;
  scene.failure = undefined;
  late.reject(new ApiError({ kind: 'network', endpoint: 'submit' }));
  await expect(handing).rejects.toThrow(ApiError);
  await scene.clock.pass(60_000);
  expect(scene.sent).toHaveLength(before);
  expect((await scene.storage.claimAll()).map(textOf)).toEqual(['A', 'B']);
});
