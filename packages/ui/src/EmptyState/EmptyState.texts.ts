import { inBoth } from '../locale/index.ts';

/** One sentence for each type. */
export const texts = inBoth({
  blank: ['这里还没有内容', 'Nothing here yet'],
  certificate: ['还没有证书', 'No certificates yet'],
  chakan: ['没有可以查看的内容', 'Nothing to view yet'],
  coupon: ['还没有优惠券', 'No coupons yet'],
  course: ['还没有课程', 'No courses yet'],
  coursepackage: ['还没有套餐', 'No course packages yet'],
  group: ['还没有小组', 'No groups yet'],
  message: ['还没有消息', 'No messages yet'],
  opencourse: ['还没有公开课', 'No open classes yet'],
  order: ['还没有订单', 'No orders yet'],
  pinglun: ['还没有评价', 'No reviews yet'],
  qsbank: ['还没有题目', 'No questions yet'],
  save: ['还没有收藏', 'No favourites yet'],
  search: ['没有找到相关内容', 'No results'],
  vip: ['还不是会员', 'Not a member yet'],
  wenda: ['还没有问答', 'No Q&A yet'],
  yueke: ['还没有约课', 'No booked classes yet'],
  ziliao: ['还没有资料', 'No files yet'],
});
