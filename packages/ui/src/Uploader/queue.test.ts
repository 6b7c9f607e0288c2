import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genericLimits, imageLimits, type UploadLimits } from './limits.ts';
import {
  chunkBytes,
  chunksOf,
  isUnderWay,
  percentOf,
  transition,
  type UploadEvent,
  type UploadItem,
  type UploadQueue,
} from './queue.ts';
import type { UploadedFile } from './transport.ts';

const facts = (id: string, size = 10, name = `${id}.pdf`) => ({ id, name, size, modifiedAt: 0 });
const added = (
  files: ReturnType<typeof facts>[],
  limits: UploadLimits = genericLimits,
  existing: UploadedFile[] = [],
): UploadEvent => ({ type: 'added', files, limits, existing });

const play = (events: readonly UploadEvent[], queue: UploadQueue = []) =>
  events.reduce((now, event) => transition(now.queue, event), { queue, effects: [] } as ReturnType<
    typeof transition
  >);
const toStart = (size: number): UploadEvent[] => [
  added([facts('a', size)]),
  { type: 'read', id: 'a', run: 1, key: 'k' },
  { type: 'started', id: 'a', run: 1, session: 's', received: 0 },
];
const broke: UploadEvent = { type: 'broke', id: 'a', run: 1, problem: { code: 'broken' } };
const item = (queue: UploadQueue, id = 'a') => queue.find((one) => one.id === id)!;

test.each([
  ['an empty file has no chunk', 0, 0],
  ['one byte is one chunk', 1, 1],
  ['an exact multiple has no empty last chunk', 2 * chunkBytes, 2],
  ['one byte more adds a chunk', 2 * chunkBytes + 1, 3],
])('chunksOf: %s', (_, size, count) => {
  expect(chunksOf(size)).toBe(count);
});

describe('adding a file', () => {
  test.each([
    ['that is too large', facts('a', imageLimits.maxBytes + 1, 'a.png'), imageLimits, [], -600],
    ['of the maximum size', facts('a', imageLimits.maxBytes, 'a.png'), imageLimits, [], null],
    ['of a type that is not allowed', facts('a', 1, 'a.exe'), genericLimits, [], -601],
    ['without an extension', facts('a', 1, 'Makefile'), genericLimits, [], -601],
    ['with its extension in capitals', facts('a', 1, 'A.PDF'), genericLimits, [], null],
    [
      'that is already uploaded',
      facts('a', 7, 'x.pdf'),
      genericLimits,
      [{ id: '1', name: 'x.pdf', size: 7 }],
      -602,
    ],
    [
      'beyond the maximum number',
      facts('a'),
      { ...genericLimits, maxFiles: 1 },
      [{ id: '1', name: 'x.pdf' }],
      'count',
    ],
  ] as const)('accepts or refuses a file %s', (_, file, limits, existing, code) => {
    const { queue } = transition([], added([file], limits, [...existing]));
    expect(item(queue).problem?.code ?? null).toBe(code);
    expect(item(queue).status).toBe(code === null ? 'reading' : 'refused');
  });

  test('refuses the same file twice, whether added at once or recognised by its content', () => {
    const { queue } = transition([], added([facts('a', 5, 'x.pdf'), facts('b', 5, 'x.pdf')]));
    expect(item(queue, 'b').problem).toEqual({ code: -602 });
    const two = play([
      added([facts('a', 5, 'x.pdf'), { ...facts('b', 5, 'x.pdf'), modifiedAt: 1 }]),
      { type: 'read', id: 'a', run: 1, key: 'k' },
      { type: 'read', id: 'b', run: 1, key: 'k' },
    ]);
    expect(item(two.queue, 'b').problem).toEqual({ code: -602 });
  });

  test('accepts a file whose earlier upload was deleted', () => {
    const done = play([
      ...toStart(1),
      { type: 'sent', id: 'a', run: 1 },
      { type: 'finished', id: 'a', run: 1, result: { id: '7', name: 'a.pdf' } },
    ]);
    const again = transition(done.queue, added([{ ...facts('b', 1, 'a.pdf') }]));
    expect(item(again.queue, 'b').status).toBe('reading');
  });
});

test('an empty file is refused without a request', () => {
  const { queue, effects } = transition([], added([facts('a', 0)]));
  expect(item(queue)).toMatchObject({ status: 'refused', problem: { code: 'empty' } });
  expect(effects).toEqual([]);
});

test('an upload resumes after the chunks that the server already has', () => {
  const { effects } = play([
    ...toStart(3 * chunkBytes).slice(0, 2),
    { type: 'started', id: 'a', run: 1, session: 's', received: 2 },
  ]);
  expect(effects).toContainEqual({ type: 'send', id: 'a', run: 1, index: 2, attempt: 0 });
  expect(effects).toContainEqual({ type: 'remember', key: 'k', session: 's' });
});

test('an invalid number of received chunks is clamped', () => {
  for (const received of [-1, Number.NaN, 99, Number.POSITIVE_INFINITY]) {
    const { queue } = play([
      ...toStart(chunkBytes).slice(0, 2),
      { type: 'started', id: 'a', run: 1, session: 's', received },
    ]);
    expect([0, 1]).toContain(item(queue).received);
  }
});

test('a chunk is retried three times, then the file fails and can be resumed', () => {
  const start = play([...toStart(2 * chunkBytes), { type: 'sent', id: 'a', run: 1 }]);
  const third = play([broke, broke, broke], start.queue);
  expect(third.effects).toEqual([{ type: 'send', id: 'a', run: 1, index: 1, attempt: 3 }]);
  const failed = play([broke], third.queue);
  expect(item(failed.queue)).toMatchObject({ status: 'failed', problem: { code: 'broken' }, received: 1 });
  const resumed = transition(failed.queue, { type: 'resumed', id: 'a' });
  expect(resumed.effects).toEqual([{ type: 'start', id: 'a', run: 2, attempt: 0 }]);
});

test('each chunk has its own three retries', () => {
  const { queue } = play([
    ...toStart(2 * chunkBytes),
    broke,
    broke,
    broke,
    { type: 'sent', id: 'a', run: 1 },
    broke,
  ]);
  expect(item(queue)).toMatchObject({ status: 'sending', attempt: 1, received: 1 });
});

test('an error with a code is not retried', () => {
  const { queue } = play([...toStart(1), { type: 'broke', id: 'a', run: 1, problem: { code: 'invalid' } }]);
  expect(item(queue)).toMatchObject({ status: 'failed', problem: { code: 'invalid' } });
});

test('a pause stops the request, and its late events are ignored', () => {
  const paused = play([...toStart(chunkBytes), { type: 'paused', id: 'a' }]);
  expect(paused.effects).toEqual([{ type: 'stop', id: 'a' }]);
  expect(transition(paused.queue, { type: 'sent', id: 'a', run: 1 }).queue).toEqual(paused.queue);
  const resumed = transition(paused.queue, { type: 'resumed', id: 'a' });
  expect(transition(resumed.queue, { type: 'sent', id: 'a', run: 1 }).queue).toEqual(resumed.queue);
});

test('two files upload at once, and the third starts when one ends', () => {
  const start = transition([], added([facts('a'), facts('b'), facts('c')]));
  expect(start.queue.map(({ status }) => status)).toEqual(['reading', 'reading', 'waiting']);
  const next = transition(start.queue, { type: 'removed', id: 'a' });
  expect(next.queue.map(({ status }) => status)).toEqual(['reading', 'reading']);
});

test('a replacement stops the replaced upload', () => {
  const { queue, effects } = play([
    ...toStart(chunkBytes),
    { type: 'replaced', file: facts('b'), limits: genericLimits },
  ]);
  expect(queue.map(({ id }) => id)).toEqual(['b']);
  expect(effects[0]).toEqual({ type: 'stop', id: 'a' });
});

test('the queue keeps its invariants for any sequence of events', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const run = fc.integer({ min: 0, max: 3 });
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc
      .uniqueArray(id, { minLength: 1 })
      .chain((ids) =>
        fc
          .array(fc.integer({ min: 0, max: 3 * chunkBytes }), {
            minLength: ids.length,
            maxLength: ids.length,
          })
          .map((sizes) => added(ids.map((one, at) => facts(one, sizes[at])))),
      ),
    fc.record({ type: fc.constantFrom('paused' as const, 'resumed' as const, 'removed' as const), id }),
    fc.record({ type: fc.constant('read' as const), id, run, key: fc.constantFrom('k', 'l', 'm') }),
    fc.record({
      type: fc.constant('started' as const),
      id,
      run,
      session: fc.constant('s'),
      received: fc.integer(),
    }),
    fc.record({
      type: fc.constant('moved' as const),
      id,
      run,
      bytes: fc.integer({ min: 0, max: chunkBytes }),
    }),
    fc.record({ type: fc.constant('sent' as const), id, run }),
    fc.record({
      type: fc.constant('broke' as const),
      id,
      run,
      problem: fc.constant({ code: 'broken' as const }),
    }),
    fc.record({
      type: fc.constant('finished' as const),
      id,
      run,
      result: fc.constant({ id: '1', name: 'x' }),
    }),
  );
  const isSound = (one: UploadItem) =>
    one.received >= 0 &&
    one.received <= chunksOf(one.size) &&
    percentOf(one) >= 0 &&
    percentOf(one) <= 100 &&
    (percentOf(one) === 100) === (one.status === 'done') &&
    one.attempt <= 3;
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let queue: UploadQueue = [];
      for (const one of events) {
        // The runner never reuses an id.
        const isFresh =
          one.type !== 'added' || !one.files.some((file) => queue.some((was) => was.id === file.id));
        if (!isFresh) continue;
        const next = transition(queue, one);
        for (const effect of next.effects) {
          if (effect.type !== 'send') continue;
          const sending = item(next.queue, effect.id);
          expect(effect.index).toBeLessThan(chunksOf(sending.size));
        }
        queue = next.queue;
      }
      expect(queue.every(isSound)).toBe(true);
      expect(queue.filter(isUnderWay).length).toBeLessThanOrEqual(2);
      const hasRoom = queue.filter(isUnderWay).length < 2;
      if (hasRoom) expect(queue.some(({ status }) => status === 'waiting')).toBe(false);
    }),
  );
});
