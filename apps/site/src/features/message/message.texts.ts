import type { Texts } from '@lectern/ui/locale';
import type { MessageKind } from '@lectern/sdk/endpoints/message';

const zh = {
  title: '我的消息',
  kinds: {
    system: '系统',
    school: '学校',
    course: '课程',
    order: '订单',
    exam: '考试',
    answer: '问答',
    certificate: '证书',
  } satisfies Record<MessageKind, string>,
  kind: '类型',
  onlyUnread: '只看未读',
  unread: '未读',
  open: '查看详情',
  remove: '删除',
  removeTitle: '删除这条消息？',
  removeBody: '删除后不能找回。',
  removeYes: '删除',
  removeNo: '留着',
  removed: '已删除',
  removeFailed: '没有删掉，请再试一次',
  empty: '还没有消息',
  emptyUnread: '没有未读消息',
  emptyHelp: '订单、课程和学校的通知都会放在这里。',
  failed: '消息没有加载出来',
  showAll: '看全部消息',
};

/** Words of the messages. */
export const messageTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Messages',
    kinds: {
      system: 'System',
      school: 'School',
      course: 'Course',
      order: 'Order',
      exam: 'Exam',
      answer: 'Answer',
      certificate: 'Certificate',
    },
    kind: 'About',
    onlyUnread: 'Unread only',
    unread: 'Unread',
    open: 'Open',
    remove: 'Delete',
    removeTitle: 'Delete this message?',
    removeBody: 'It cannot be brought back.',
    removeYes: 'Delete',
    removeNo: 'Keep',
    removed: 'Deleted',
    removeFailed: 'It could not be deleted. Please try again',
    empty: 'No messages yet',
    emptyUnread: 'Nothing unread',
    emptyHelp: 'News about your orders, courses and school comes here.',
    failed: 'Your messages could not be loaded',
    showAll: 'Show all messages',
  },
};
