import type { Texts } from '@lectern/ui/locale';

interface CartTexts {
  title: string;
  added: string;
  look: string;
  close: string;
  count: (count: number) => string;
  all: string;
  choose: (name: string) => string;
  chooseSchool: (school: string) => string;
  kinds: Record<'live' | 'recorded' | 'package', string>;
  lessons: (count: number) => string;
  remove: string;
  removeItem: (name: string) => string;
  removeInvalid: string;
  invalid: string;
  reasons: Record<'offSale' | 'owned', string>;
  included: (name: string, saved: string) => string;
  instead: (name: string, more: string) => string;
  insteadCheaper: (name: string, less: string) => string;
  inPackage: string;
  goLearn: string;
  removed: (count: number) => string;
  undo: string;
  removeFailed: string;
  restoreFailed: string;
  summary: string;
  chosen: (count: number) => string;
  saved: string;
  total: string;
  pay: string;
  payAsVisitor: string;
  next: string;
  orderFailed: string;
  toWaiting: string;
  empty: string;
  emptyHelp: string;
  toCourses: string;
  failed: string;
  orderDone: string;
  nothingChosen: string;
  buyNow: string;
  buyFailed: string;
  closed: string;
  closedHelp: string;
}

export const cartTexts: Texts<CartTexts> = {
  zh: {
    title: '购物车',
    added: '已加入购物车',
    look: '去购物车',
    close: '关闭',
    count: (count) => `共 ${count} 件`,
    all: '全选',
    choose: (name) => `选择《${name}》`,
    chooseSchool: (school) => `选择${school}的全部课程`,
    kinds: { live: '直播课', recorded: '录播课', package: '套餐' },
    lessons: (count) => `${count} 节`,
    remove: '移除',
    removeItem: (name) => `移除《${name}》`,
    removeInvalid: '清理这些',
    invalid: '暂时不能结算',
    reasons: { offSale: '这门课程已经下架', owned: '你已经有这门课程，可以直接学习' },
    included: (name, saved) => `套餐《${name}》里已经有这门课程，不再重复计价，少付 ${saved}，可以移除`,
    instead: (name, more) => `购物车里的套餐《${name}》也有这门课程，改买套餐多付 ${more}`,
    insteadCheaper: (name, less) => `购物车里的套餐《${name}》也有这门课程，改买套餐少付 ${less}`,
    inPackage: '套餐已含',
    goLearn: '去学习',
    removed: (count) => (count === 1 ? '已移除' : `已移除 ${count} 件`),
    undo: '撤销',
    removeFailed: '没有移除成功，请检查网络后再试',
    restoreFailed: '没有放回购物车，请检查网络后再试',
    summary: '结算',
    chosen: (count) => `已选 ${count} 件`,
    saved: '已优惠',
    total: '合计',
    pay: '去结算',
    payAsVisitor: '登录后结算',
    next: '下一步可以用优惠券、积分和余额，再选择支付方式。提交后 30 分钟内完成支付即可。',
    orderFailed: '订单没有提交成功，购物车没有变化，请检查网络后再试',
    toWaiting: '去看那个订单',
    empty: '购物车还是空的',
    emptyHelp: '挑一门想学的课程，放进来慢慢比较。',
    toCourses: '去选课',
    failed: '购物车没有加载出来，里面的课程都还在',
    orderDone: '已加入我的课程',
    nothingChosen: '请先选择要结算的课程',
    buyNow: '立即购买',
    buyFailed: '订单没有提交成功，请检查网络后再试',
    closed: '这所学校不用购物车',
    closedHelp: '在课程页可以直接购买。',
  },
  en: {
    title: 'Shopping cart',
    added: 'In your cart',
    look: 'Open the cart',
    close: 'Close',
    count: (count) => (count === 1 ? '1 item' : `${count} items`),
    all: 'Select all',
    choose: (name) => `Select “${name}”`,
    chooseSchool: (school) => `Select everything of ${school}`,
    kinds: { live: 'Live', recorded: 'Recorded', package: 'Package' },
    lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
    remove: 'Remove',
    removeItem: (name) => `Remove “${name}”`,
    removeInvalid: 'Clear these',
    invalid: 'Cannot be ordered now',
    reasons: {
      offSale: 'This course is no longer on sale',
      owned: 'You have this course already and can go on learning',
    },
    included: (name, saved) =>
      `The package “${name}” has this course already, so it is not charged again and you pay ${saved} less. You can remove it.`,
    instead: (name, more) =>
      `The package “${name}” in your cart has this course too. Taking it instead costs ${more} more.`,
    insteadCheaper: (name, less) =>
      `The package “${name}” in your cart has this course too. Taking it instead costs ${less} less.`,
    inPackage: 'In the package',
    goLearn: 'Learn',
    removed: (count) => (count === 1 ? 'Removed' : `${count} items removed`),
    undo: 'Undo',
    removeFailed: 'It was not removed. Check your connection and try again.',
    restoreFailed: 'It was not put back. Check your connection and try again.',
    summary: 'Summary',
    chosen: (count) => (count === 1 ? '1 item selected' : `${count} items selected`),
    saved: 'You save',
    total: 'Total',
    pay: 'Check out',
    payAsVisitor: 'Log in to check out',
    next: 'Coupons, points and your balance come in the next step, then how to pay. You have 30 minutes.',
    orderFailed: 'The order was not made and your cart is as it was. Check your connection and try again.',
    toWaiting: 'See that order',
    empty: 'Your cart is empty',
    emptyHelp: 'Put in a course you would like and compare at leisure.',
    toCourses: 'Choose courses',
    failed: 'The cart did not load. Everything in it is still there.',
    orderDone: 'Added to your courses',
    nothingChosen: 'Select the courses to check out first',
    buyNow: 'Buy now',
    buyFailed: 'The order was not made. Check your connection and try again.',
    closed: 'This school has no cart',
    closedHelp: 'You can buy right on the page of a course.',
  },
};
