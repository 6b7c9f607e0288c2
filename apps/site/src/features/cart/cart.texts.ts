import { inBoth } from '@lectern/ui/locale';

export const cartTexts = inBoth({
  title: ['购物车', 'Shopping cart'],
  added: ['已加入购物车', 'Added to cart'],
  toCart: ['去购物车', 'Go to cart'],
  close: ['关闭', 'Close'],
  count: (count: number) => [`共 ${count} 件`, count === 1 ? '1 item' : `${count} items`],
  all: ['全选', 'Select all'],
  choose: (name: string) => [`选择《${name}》`, `Select “${name}”`],
  chooseSchool: (school: string) => [`选择${school}的全部课程`, `Select all from ${school}`],
  kinds: { live: ['直播课', 'Live'], recorded: ['录播课', 'Recorded'], package: ['套餐', 'Package'] },
  lessons: (count: number) => [`${count} 节`, count === 1 ? '1 lesson' : `${count} lessons`],
  remove: ['移除', 'Remove'],
  removeItem: (name: string) => [`移除《${name}》`, `Remove “${name}”`],
  removeInvalid: ['清理这些', 'Remove these'],
  invalid: ['暂时不能结算', 'Currently unavailable'],
  reasons: {
    offSale: ['这门课程已经下架', 'This course is no longer on sale'],
    owned: ['你已经有这门课程，可以直接学习', 'You already own this course and can start learning'],
  },
  included: (name: string, saved: string) => [
    `套餐《${name}》里已经有这门课程，不再重复计价，少付 ${saved}，可以移除`,
    `The package “${name}” already includes this course, so you pay ${saved} less. You can remove it.`,
  ],
  packageDearer: (name: string, more: string) => [
    `购物车里的套餐《${name}》也有这门课程，改买套餐多付 ${more}`,
    `The package “${name}” in your cart also includes this course. Buying it instead costs ${more} more.`,
  ],
  packageCheaper: (name: string, less: string) => [
    `购物车里的套餐《${name}》也有这门课程，改买套餐少付 ${less}`,
    `The package “${name}” in your cart also includes this course. Buying it instead costs ${less} less.`,
  ],
  inPackage: ['套餐已含', 'In package'],
  goLearn: ['去学习', 'Learn'],
  removed: (count: number) => [
    count === 1 ? '已移除' : `已移除 ${count} 件`,
    count === 1 ? 'Removed' : `${count} items removed`,
  ],
  undo: ['撤销', 'Undo'],
  removeFailed: [
    '没有移除成功，请检查网络后再试',
    'It was not removed. Check your connection and try again.',
  ],
  restoreFailed: [
    '没有放回购物车，请检查网络后再试',
    'It was not restored. Check your connection and try again.',
  ],
  summary: ['结算', 'Summary'],
  chosen: (count: number) => [
    `已选 ${count} 件`,
    count === 1 ? '1 item selected' : `${count} items selected`,
  ],
  saved: ['已优惠', 'You save'],
  total: ['合计', 'Total'],
  pay: ['去结算', 'Check out'],
  payAsVisitor: ['登录后结算', 'Log in to check out'],
  nextStep: [
    '下一步可以用优惠券、积分和余额，再选择支付方式。提交后 30 分钟内完成支付即可。',
    'Next, apply coupons, points or balance and choose how to pay. Please pay within 30 minutes.',
  ],
  orderFailed: [
    '没有收到下单的结果，请检查网络后再试，不会重复下单',
    'No reply arrived. Check your connection and try again; you will not order twice.',
  ],
  toWaitingOrder: ['去看那个订单', 'View that order'],
  empty: ['购物车还是空的', 'Your cart is empty'],
  emptyHelp: ['挑一门想学的课程，放进来慢慢比较。', 'Add courses you like and compare them here.'],
  toCourses: ['去选课', 'Browse courses'],
  failed: [
    '购物车没有加载出来，里面的课程都还在',
    'The cart could not be loaded. Your items are still there.',
  ],
  orderDone: ['已加入我的课程', 'Added to My courses'],
  nothingChosen: ['请先选择要结算的课程', 'Please select courses to check out first'],
  buyNow: ['立即购买', 'Buy now'],
  buyFailed: [
    '订单没有提交成功，请检查网络后再试',
    'The order was not placed. Check your connection and try again.',
  ],
  closed: ['这所学校不用购物车', 'This school does not use a cart'],
  closedHelp: ['在课程页可以直接购买。', 'You can buy directly from a course page.'],
});
