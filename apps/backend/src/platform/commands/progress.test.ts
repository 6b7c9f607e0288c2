import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openBar } from './progress.ts';

/** A fake terminal that records what is drawn on it, and a clock set by the test. */
function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), {
    isTTY,
    columns: 80,
    cursorTo: () => true,
    moveCursor: () => true,
    clearLine: () => true,
    clearScreenDown: () => true,
  });
  let drawn = '';
  stream.on('data', (part: Buffer) => (drawn += part.toString()));
  let time = 0;
  return {
    watcher: { stream: stream as unknown as NodeJS.WriteStream, now: () => time },
    pass: (ms: number) => (time += ms),
    drawn: () => drawn,
  };
}

test('openBar draws a bar after one second of work, with counts up to the total', () => {
  const { watcher, pass, drawn } = terminal(true);
  const bar = openBar(4, watcher);
  bar.advance(1);
  expect(drawn()).toBe('');
  pass(1000);
  bar.advance(1);
  expect(drawn()).toContain('2 of 4');
  bar.advance(9);
  bar.stop();
  expect(drawn()).toContain('4 of 4');
});

test('openBar draws nothing for work under a second, or without a terminal', () => {
  const short = terminal(true);
  const bar = openBar(1, short.watcher);
  bar.advance(1);
  bar.stop();
  expect(short.drawn()).toBe('');
  const script = terminal(false);
  const none = openBar(2, script.watcher);
  script.pass(5000);
  none.advance(1);
  none.stop();
  expect(script.drawn()).toBe('');
});
