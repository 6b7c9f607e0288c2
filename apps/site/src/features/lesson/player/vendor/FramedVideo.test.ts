// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressVideoKey } from '@lectern/ui/VideoPlayer';
import { FramedVideo } from './FramedVideo.ts';

let frame: HTMLIFrameElement;
let video: FramedVideo;
let postedMessages: unknown[];
const firedEvents: string[] = [];

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  postedMessages = [];
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message: unknown) => {
    postedMessages.push(message);
  });
  video = new FramedVideo(frame);
  firedEvents.length = 0;
  for (const name of [
    'ready',
    'timeupdate',
    'playing',
    'pause',
    'seeking',
    'seeked',
    'ended',
    'ratechange',
    'error',
  ])
    video.addEventListener(name, () => firedEvents.push(name));
});
afterEach(() => {
  video.destroy();
  frame.remove();
});

const postFromFrame = (data: unknown, source: Window | null = frame.contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));
const at = (time: number, more: object = {}) => ({
  time,
  duration: 54,
  rate: 1,
  isPaused: false,
  hasEnded: false,
  ...more,
});

test('the framed video mirrors the state of its frame and dispatches its events', () => {
  postFromFrame({ player: 'ready', ...at(0, { isPaused: true }) });
  expect([video.readyState, video.duration, video.paused]).toEqual([1, 54, true]);
  postFromFrame({ player: 'playing', ...at(0.2) });
  postFromFrame({ player: 'state', ...at(7.5, { rate: 1.5 }) });
  postFromFrame({ player: 'ended', ...at(54, { isPaused: true, hasEnded: true }) });
  expect([video.currentTime, video.paused, video.ended]).toEqual([54, true, true]);
  expect(firedEvents).toEqual(['ready', 'playing', 'timeupdate', 'ratechange', 'ended', 'ratechange']);
});

test('a seek is clamped to the video’s length, and ends once the frame reports the position', () => {
  postFromFrame({ player: 'ready', ...at(0) });
  video.currentTime = 99;
  expect(postedMessages).toEqual([{ deed: 'seek', value: 54 }]);
  expect([video.currentTime, video.seeking]).toEqual([54, true]);
  postFromFrame({ player: 'state', ...at(0.3) });
  expect(video.currentTime).toBe(54);
  postFromFrame({ player: 'state', ...at(53.8) });
  expect([video.currentTime, video.seeking]).toEqual([53.8, false]);
});

test('a seek is given up after a while if the player stays at another position', () => {
  postFromFrame({ player: 'ready', ...at(0) });
  video.currentTime = 30;
  for (let times = 0; times < 10; times += 1) postFromFrame({ player: 'state', ...at(24) });
  expect([video.currentTime, video.seeking]).toEqual([24, false]);
});

test.each([
  ['expired', 'expired'],
  ['vendor', 'vendor'],
  ['video', 'video'],
  ['<b>', 'video'],
])('the frame’s failure “%s” dispatches an error with a known problem', (problem, known) => {
  postFromFrame({ player: 'failed', problem });
  expect([firedEvents, video.problem]).toEqual([['error'], known]);
});

test.each<[string, unknown, Window | null | undefined]>([
  ['another window', { player: 'failed', problem: 'vendor' }, window],
  ['no window', { player: 'failed', problem: 'vendor' }, null],
  ['its frame with an unknown event', { player: 'constructor' }, undefined],
  ['its frame with a text instead of an object', 'failed', undefined],
])('a message from %s is ignored', (_, data, source) => {
  postFromFrame(data, source);
  expect(firedEvents).toEqual([]);
});

test('malformed values in a message of the frame are ignored', () => {
  postFromFrame({
    player: 'state',
    time: 'x',
    duration: null,
    rate: Number.NaN,
    isPaused: 'x',
    hasEnded: {},
  });
  expect([video.currentTime, video.duration]).toEqual([0, 0]);
});

test.each<[string, unknown]>([
  ['k', { deed: 'pause', value: undefined }],
  [' ', { deed: 'pause', value: undefined }],
  ['ArrowLeft', { deed: 'seek', value: 15 }],
  ['L', { deed: 'seek', value: 30 }],
  ['5', { deed: 'seek', value: 27 }],
  ['End', { deed: 'seek', value: 54 }],
  ['>', { deed: 'rate', value: 1.25 }],
  ['<', { deed: 'rate', value: 0.75 }],
])('the key “%s” sends its command to the frame', (key, command) => {
  postFromFrame({ player: 'playing', ...at(20) });
  expect(pressVideoKey(video, key)).toBe(true);
  expect(postedMessages).toEqual([command]);
});

test('a key without a function is left to the page', () => {
  expect(pressVideoKey(video, 'Tab')).toBe(false);
  expect(postedMessages).toEqual([]);
});

test('a destroyed video ignores further messages', () => {
  video.destroy();
  postFromFrame({ player: 'ready', ...at(0) });
  expect(firedEvents).toEqual([]);
});
