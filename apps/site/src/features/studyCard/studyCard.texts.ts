import { inBoth, type Pair } from '../../shared/i18n/inBoth.ts';
import type { StudyCardState } from '@lectern/sdk/endpoints/course';

/** Texts of study cards. */
export const studyCardTexts = inBoth({
  title: ['用学习卡', 'Use a study card'],
  lead: [
    '书店买的、单位或学校发的学习卡，在这里换成课程，不用付款。',
    'Bought in a shop, or given by your school or employer: a study card becomes courses here. There is nothing to pay.',
  ],
  code: ['卡上的激活码', 'Code on the card'],
  hint: [
    '16 位字母和数字，不分大小写，短横可以不输',
    '16 letters and figures; capitals and dashes do not matter',
  ],
  missing: ['请输入激活码', 'Enter the code'],
  short: ['激活码没有输完，请对照卡面再看看', 'The code is not complete. Compare it with the card.'],
  look: ['查看卡里的课程', 'See what it opens'],
  failed: [
    '没有查到，卡没有用掉，请再试一次',
    'We could not look it up. The card is unused; please try again.',
  ],
  toOrders: ['去看那个订单', 'Go to that order'],
  card: ['学习卡', 'Study card'],
  states: {
    usable: ['可以使用', 'Ready to use'],
    used: ['已使用', 'Used'],
    expired: ['已过期', 'Expired'],
    stopped: ['已停用', 'Stopped'],
  } satisfies Record<StudyCardState, Pair>,
  useBefore: ['在此之前使用', 'Use before'],
  lasts: ['开通后可学', 'Stays open for'],
  days: (count: number) => [`${count} 天`, `${count} ${count === 1 ? 'day' : 'days'}`],
  forever: ['一直可以学', 'No end'],
  worth: ['卡里有', 'On the card'],
  count: (count: number) => [`${count} 项`, `${count} ${count === 1 ? 'item' : 'items'}`],
  choosing: (count: number) => [`从下面选 ${count} 门`, `Choose ${count} of these`],
  chosen: (count: number, most: number) => [`已选 ${count} / ${most}`, `${count} of ${most} chosen`],
  opens: ['这张卡会打开', 'This card opens'],
  owned: ['已拥有', 'Yours already'],
  package: ['套餐', 'Package'],
  lessons: (count: number) => [`${count} 节`, `${count} ${count === 1 ? 'lesson' : 'lessons'}`],
  inside: ['看看里面的课程', 'See its courses'],
  hide: ['收起', 'Hide'],
  insideOf: (name: string) => [`${name}里的课程`, `Courses of ${name}`],
  insideFailed: ['里面的课程没有加载出来', 'Its courses could not be loaded'],
  again: ['再试一次', 'Try again'],
  nothing: [
    '卡里的课程都下架了，可以问问发卡的老师能不能换。',
    'The courses on this card are no longer offered. Ask whoever gave you the card about another one.',
  ],
  usedByYou: [
    '这张卡你已经用过了，课程就在“我的课程”里。',
    'You have used this card. Its courses are under “My courses”.',
  ],
  usedByOther: [
    '这张卡已经被别人用过了。如果卡一直在你手里，可以把卡面拍给发卡的老师看看。',
    'Somebody else has used this card. If it never left your hands, show it to whoever gave it to you.',
  ],
  expired: [
    '这张卡过了使用期限，可以问问发卡的老师能不能换。',
    'This card can no longer be used. Ask whoever gave it to you about another one.',
  ],
  stopped: [
    '学校停用了这张卡，可以问问发卡的老师。',
    'The school has stopped this card. Ask whoever gave it to you.',
  ],
  allOwned: [
    '卡里的课程你都有了，不用再开通。卡没有用掉，可以留着或送给同学。',
    'All of its courses are yours already. The card is unused: keep it, or give it to a friend.',
  ],
  someOwned: [
    '已经拥有的课程不会重复开通，也不改变它的有效期。',
    'Courses that are yours already stay as they are, with the end they have now.',
  ],
  toOpened: ['看看它打开了什么', 'See what it opened'],
  use: ['确认使用', 'Use the card'],
  useNote: [
    '学习卡只能用一次，用了就归当前账号。应付 ¥0。',
    'A study card works once, for the account you are in. To pay: ¥0.',
  ],
  chooseFirst: (count: number) => [`请先选 ${count} 门课程`, `Choose ${count} first`],
  useFailed: [
    '没有收到学校的答复。再按一次就好，不会重复使用。',
    'The school did not answer. Press again: the card is never used twice.',
  ],
  other: ['换一张卡', 'Another card'],
  done: ['课程已经放进“我的课程”', 'The courses are under “My courses”'],
  doneLead: (name: string) => [
    name === '' ? '学习卡已使用。' : `“${name}”已使用。`,
    name === '' ? 'The study card is used.' : `“${name}” is used.`,
  ],
  order: ['订单号', 'Order'],
  until: ['有效期至', 'Open until'],
  begin: ['开始学习', 'Start learning'],
  toCourses: ['我的课程', 'My courses'],
  what: ['打开的课程', 'What it opened'],
  openedFailed: ['结果没有加载出来', 'The outcome could not be loaded'],
  openedMissing: ['没有找到这张学习卡的订单', 'There is no order of this study card'],
  openedMissingHelp: [
    '用过的卡换来的课程，都在“我的课程”里。',
    'What your cards opened is under “My courses”.',
  ],
});
