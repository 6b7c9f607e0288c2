import { decodeReply } from '@lectern/sdk';
import { checkStudyCard, studyCardReturnInfo } from '@lectern/sdk/endpoints/course';
import { expect, test } from 'vitest';
import { choiceReply, courseCard, openedReply, studyCardReply } from './samples.ts';
import { choiceOf, normalizedCode, readOpened, readStudyCard, toggled, wayOf } from './studyCard.model.ts';

const cardOf = (card: unknown) => readStudyCard(decodeReply(checkStudyCard, card));
const openedOf = (reply: unknown) => readOpened(decodeReply(studyCardReturnInfo, reply));

test.each([
  [studyCardReply(), 'all', 0],
  [choiceReply, 'choose', 1],
  [studyCardReply({ chooseCount: 5 }), 'choose', 1],
  [studyCardReply({ commodities: [courseCard('1', '已有的课', { owned: true })] }), 'no', 0],
  [studyCardReply({ commodities: [] }), 'no', 0],
  [studyCardReply({ state: 'expired' }), 'no', 0],
] as const)('the way to use a card depends on its courses, choices and state (%#)', (reply, use, choice) => {
  const card = cardOf(reply)!;
  expect([wayOf(card), choiceOf(card)]).toEqual([use, choice]);
});

test('missing or malformed fields of a card get defaults, and invalid courses are dropped', () => {
  expect([cardOf({}), openedOf({ order: {} })]).toEqual([undefined, undefined]);
  const odd = {
    cardId: 3,
    state: 'burnt',
    chooseCount: '-2',
    days: 'long',
    commodities: [null, { commodityId: 1 }, courseCard('2', '线性代数')],
  };
  expect(cardOf(odd)).toMatchObject({
    name: '',
    state: 'stopped',
    chooseCount: 0,
    days: 0,
    courses: [{ commodityId: '2' }],
  });
  expect(openedOf({ ...openedReply, begin: null })).toMatchObject({ beginHref: '' });
});

test('a redeemed card links to the first lesson', () => {
  expect(openedOf(openedReply)?.beginHref).toBe(
    '#/class/type/video/page?classTypeId=21&commodityId=7&lessonId=210',
  );
});

test.each([
  [[], 'a', 1, ['a']],
  [['a'], 'b', 1, ['b']],
  [['a'], 'a', 1, []],
  [['a'], 'b', 2, ['a', 'b']],
  [['a', 'b'], 'c', 2, ['a', 'b']],
])('from the chosen %j, pressing %s with a maximum of %i leaves %j', (chosen, one, max, next) =>
  expect(toggled(chosen, one, max)).toEqual(next),
);

test.each([
  [' qhzc-7m4k 2tpx—9rwd ', 'QHZC7M4K2TPX9RWD'],
  ['ＱＨ１２', 'QH12'],
  ['学习卡', ''],
])('the card code "%s" is normalised', (typed, code) => expect(normalizedCode(typed)).toBe(code));
