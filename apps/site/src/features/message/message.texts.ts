import { inBoth, type Pair } from '@lectern/ui/locale';
import type { MessageKind } from '@lectern/sdk/endpoints/message';

/** Texts of the messages. */
export const messageTexts = inBoth({
  title: ['我的消息', 'Messages'],
  kinds: {
    system: ['系统', 'System'],
    school: ['学校', 'School'],
    course: ['课程', 'Course'],
    order: ['订单', 'Order'],
    exam: ['考试', 'Exam'],
    answer: ['问答', 'Answer'],
    certificate: ['证书', 'Certificate'],
  } satisfies Record<MessageKind, Pair>,
  kind: ['类型', 'Type'],
  onlyUnread: ['只看未读', 'Unread only'],
  unread: ['未读', 'Unread'],
  open: ['查看详情', 'Open'],
  remove: ['删除', 'Delete'],
  removing: {
    title: ['删除这条消息？', 'Delete this message?'],
    text: ['删除后不能找回。', 'This cannot be undone.'],
    confirm: ['删除', 'Delete'],
    cancel: ['留着', 'Keep'],
  },
  removed: ['已删除', 'Deleted'],
  removeFailed: ['没有删掉，请再试一次', 'It could not be deleted. Please try again'],
  empty: ['还没有消息', 'No messages yet'],
  emptyUnread: ['没有未读消息', 'No unread messages'],
  emptyHelp: [
    '订单、课程和学校的通知都会放在这里。',
    'Updates on your orders, courses and school will appear here.',
  ],
  failed: ['消息没有加载出来', 'Your messages could not be loaded'],
  showAll: ['看全部消息', 'Show all messages'],
});
