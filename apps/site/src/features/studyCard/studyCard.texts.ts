import { inBoth, type Pair } from '@lectern/ui/locale';
import type { StudyCardState } from '@lectern/sdk/endpoints/course';

/** Texts of study cards. */
export const studyCardTexts = inBoth({
  title: ['用学习卡', 'Use a study card'],
  lead: [
    '书店买的、单位或学校发的学习卡，在这里换成课程，不用付款。',
    'Have a study card from a shop, school or employer? Redeem it for courses here at no cost.',
  ],
  code: ['卡上的激活码', 'Code on the card'],
  hint: [
    '16 位字母和数字，不分大小写，短横可以不输',
    '16 letters and digits. Not case-sensitive, dashes optional',
  ],
  missing: ['请输入激活码', 'Enter the code'],
  tooShort: ['激活码没有输完，请对照卡面再看看', 'The code is incomplete. Please check the card.'],
  viewCourses: ['查看卡里的课程', 'View courses'],
  failed: [
    '没有查到，卡没有用掉，请再试一次',
    'We could not check this card. It has not been used. Please try again.',
  ],
  toOrders: ['去看那个订单', 'View the order'],
  card: ['学习卡', 'Study card'],
  states: {
    usable: ['可以使用', 'Ready to use'],
    used: ['已使用', 'Used'],
    expired: ['已过期', 'Expired'],
    stopped: ['已停用', 'Disabled'],
  } satisfies Record<StudyCardState, Pair>,
  useBefore: ['在此之前使用', 'Use before'],
  lasts: ['开通后可学', 'Access period'],
  days: (count: number) => [`${count} 天`, `${count} ${count === 1 ? 'day' : 'days'}`],
  forever: ['一直可以学', 'No expiry'],
  included: ['卡里有', 'Included'],
  count: (count: number) => [`${count} 项`, `${count} ${count === 1 ? 'item' : 'items'}`],
  choosing: (count: number) => [`从下面选 ${count} 门`, `Choose ${count} of these`],
  chosen: (count: number, max: number) => [`已选 ${count} / ${max}`, `${count} of ${max} chosen`],
  opens: ['这张卡会打开', 'This card includes'],
  owned: ['已拥有', 'Already owned'],
  package: ['套餐', 'Package'],
  lessons: (count: number) => [`${count} 节`, `${count} ${count === 1 ? 'lesson' : 'lessons'}`],
  viewContents: ['看看里面的课程', 'View courses'],
  hide: ['收起', 'Hide'],
  contentsOf: (name: string) => [`${name}里的课程`, `Courses in ${name}`],
  contentsFailed: ['里面的课程没有加载出来', 'The courses could not be loaded'],
  again: ['再试一次', 'Try again'],
  nothing: [
    '卡里的课程都下架了，可以问问发卡的老师能不能换。',
    'The courses on this card are no longer available. Ask whoever gave you the card for a replacement.',
  ],
  usedByYou: [
    '这张卡你已经用过了，课程就在“我的课程”里。',
    'You have already used this card. Its courses are in “My courses”.',
  ],
  usedByOther: [
    '这张卡已经被别人用过了。如果卡一直在你手里，可以把卡面拍给发卡的老师看看。',
    'This card has been used by someone else. If you kept it the whole time, show it to whoever gave it to you.',
  ],
  expired: [
    '这张卡过了使用期限，可以问问发卡的老师能不能换。',
    'This card has expired. Ask whoever gave it to you for a replacement.',
  ],
  stopped: [
    '学校停用了这张卡，可以问问发卡的老师。',
    'The school has disabled this card. Ask whoever gave it to you.',
  ],
  allOwned: [
    '卡里的课程你都有了，不用再开通。卡没有用掉，可以留着或送给同学。',
    'You already have all of its courses. The card has not been used: keep it or give it to a friend.',
  ],
  someOwned: [
    '已经拥有的课程不会重复开通，也不改变它的有效期。',
    'Courses you already own are not added again, and their expiry dates do not change.',
  ],
  toOpened: ['看看它打开了什么', 'View its courses'],
  use: ['确认使用', 'Use this card'],
  useNote: [
    '学习卡只能用一次，用了就归当前账号。应付 ¥0。',
    'A study card can be used only once, for the current account. Total: ¥0.',
  ],
  chooseFirst: (count: number) => [
    `请先选 ${count} 门课程`,
    `Choose ${count} ${count === 1 ? 'course' : 'courses'} first`,
  ],
  useFailed: [
    '没有收到学校的答复。再按一次就好，不会重复使用。',
    'No response from the school. Please try again. The card will not be used twice.',
  ],
  other: ['换一张卡', 'Use another card'],
  done: ['课程已经放进“我的课程”', 'Your courses are in “My courses”'],
  doneLead: (name: string) => [
    name === '' ? '学习卡已使用。' : `“${name}”已使用。`,
    name === '' ? 'Study card used.' : `“${name}” used.`,
  ],
  order: ['订单号', 'Order'],
  until: ['有效期至', 'Valid until'],
  begin: ['开始学习', 'Start learning'],
  toCourses: ['我的课程', 'My courses'],
  addedCourses: ['打开的课程', 'Courses added'],
  openedFailed: ['结果没有加载出来', 'The result could not be loaded'],
  openedMissing: ['没有找到这张学习卡的订单', 'No order found for this study card'],
  openedMissingHelp: [
    '用过的卡换来的课程，都在“我的课程”里。',
    'Courses from your used cards are in “My courses”.',
  ],
});
