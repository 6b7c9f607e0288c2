import { expect, it } from 'vitest';
import { afterAction, emptyRoom, type Room, type RoomAction, viewOf } from './sandboxRooms.ts';

const PEOPLE = {
  qiao: { id: '1', name: '小桥', role: 'student' },
  cheng: { id: '2', name: '阿澄', role: 'student' },
  lu: { id: '9', name: '陆老师', role: 'teacher' },
} as const;

type Step = readonly [
  who: keyof typeof PEOPLE,
  what: RoomAction['what'],
  more?: { page?: string; text?: string },
];

function roomAfter(...steps: readonly Step[]): Room {
  return steps.reduce(
    (room, [who, what, { page = who, text = '' } = {}]) =>
      afterAction(room, { key: '1/a', connection: page, person: PEOPLE[who], what, text, at: '' }),
    emptyRoom,
  );
}
const names = (room: Room) => viewOf(room).people.map(({ name, isHandUp }) => (isHandUp ? `${name}!` : name));

it.each<[string, readonly Step[], readonly string[]]>([
  [
    'by arrival, the teacher first',
    [
      ['qiao', 'joined'],
      ['lu', 'joined'],
    ],
    ['陆老师', '小桥'],
  ],
  [
    'with raised hands before the others',
    [
      ['qiao', 'joined'],
      ['cheng', 'joined'],
      ['cheng', 'raised'],
    ],
    ['阿澄!', '小桥'],
  ],
  [
    'without a hand once it was lowered',
    [
      ['qiao', 'joined'],
      ['qiao', 'raised'],
      ['qiao', 'lowered'],
    ],
    ['小桥'],
  ],
  [
    'once for two open pages',
    [
      ['qiao', 'joined'],
      ['qiao', 'joined', { page: 'second' }],
    ],
    ['小桥'],
  ],
  [
    'with a raised hand while one of two pages stays open',
    [
      ['qiao', 'joined'],
      ['qiao', 'joined', { page: 'second' }],
      ['qiao', 'raised'],
      ['qiao', 'left'],
    ],
    ['小桥!'],
  ],
  [
    'without a hand after leaving the last page and returning',
    [
      ['cheng', 'joined'],
      ['qiao', 'joined'],
      ['qiao', 'raised'],
      ['qiao', 'left'],
      ['qiao', 'joined'],
    ],
    ['阿澄', '小桥'],
  ],
  [
    'in the room alone, ignoring actions from outside',
    [
      ['cheng', 'joined'],
      ['qiao', 'raised'],
      ['qiao', 'left'],
    ],
    ['阿澄'],
  ],
])('the sandbox room lists people %s', (_, steps, people) => {
  expect(names(roomAfter(...steps))).toEqual(people);
});

it('the sandbox room keeps the last 100 messages until everybody has left', () => {
  const messages = Array.from({ length: 101 }, (_, at): Step => ['qiao', 'said', { text: String(at) }]);
  const room = roomAfter(['qiao', 'joined'], ['cheng', 'joined'], ...messages, ['qiao', 'left']);
  expect(viewOf(room).messages).toHaveLength(100);
  expect(viewOf(room).messages.at(-1)).toMatchObject({ name: '小桥', text: '100' });
  expect(
    afterAction(room, { key: '', connection: 'cheng', person: PEOPLE.cheng, what: 'left', text: '', at: '' }),
  ).toBe(emptyRoom);
});
