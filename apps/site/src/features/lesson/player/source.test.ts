import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const media = { videoUrl: '/v.mp4', hlsUrl: '/v.m3u8', seconds: 54 };
const chrome = { playsHls: false, hasMediaSource: true, isSlow: false };
const safari = { playsHls: true, hasMediaSource: true, isSlow: false };

it.each([
  ['a short video on a fast connection', media, chrome, { by: 'file', url: '/v.mp4' }],
  ['a slow connection', media, { ...chrome, isSlow: true }, { by: 'script', url: '/v.m3u8' }],
  ['a long video', { ...media, seconds: 3600 }, chrome, { by: 'script', url: '/v.m3u8' }],
  ['a long video in Safari', { ...media, seconds: 3600 }, safari, { by: 'native', url: '/v.m3u8' }],
  [
    'a browser without MediaSource',
    { ...media, seconds: 3600 },
    { ...chrome, hasMediaSource: false },
    { by: 'file', url: '/v.mp4' },
  ],
  [
    'a video without a playlist',
    { ...media, hlsUrl: '', seconds: 3600 },
    chrome,
    { by: 'file', url: '/v.mp4' },
  ],
  ['a video with only a playlist', { ...media, videoUrl: '' }, chrome, { by: 'script', url: '/v.m3u8' }],
] as const)('the expected source is chosen for %s', (_, sources, around, source) =>
  expect(sourceOf(sources, around)).toEqual(source),
);
