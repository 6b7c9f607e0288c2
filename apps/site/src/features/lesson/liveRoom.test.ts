import { expect, test } from 'vitest';
import { readRoomAddress } from './liveRoom.ts';

const LESSON = { commodityId: '5', classTypeId: '7', lessonId: '70', openClassId: '' };
const addressOf = (content: string) =>
  new URLSearchParams({ content, com: 'gh', provide: 'course' }).toString();

test.each([
  ['plain JSON', JSON.stringify({ commodityId: '5', courseId: '7', lessonId: '70' })],
  ['JSON with numeric ids', JSON.stringify({ commodityId: 5, classTypeId: 7, lessonId: 70 })],
  ['base64', btoa(JSON.stringify({ commodityId: '5', classTypeId: '7', lessonId: '70' }))],
  ['base64url', 'eyJjb21tb2RpdHlJZCI6IjUiLCJjbGFzc1R5cGVJZCI6IjciLCJsZXNzb25JZCI6IjcwIiwieCI6Ij8_Pz4-In0'],
])('the lesson of a room address is read from %s', (_, content) => {
  expect(readRoomAddress(addressOf(content))).toEqual(LESSON);
});

test('the open class of a room address is read', () => {
  expect(readRoomAddress(addressOf(btoa('{"openClassId":"9"}'))).openClassId).toBe('9');
});

test.each(['', 'null', '[]', '"x"', '{', '%%%', 'https://evil.example/room', btoa('"x"'), '{"lessonId":{}}'])(
  'the room address content %j yields no lesson',
  (content) => {
    expect(Object.values(readRoomAddress(addressOf(content))).join('')).toBe('');
  },
);
