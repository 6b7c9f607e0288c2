import { oneOf, type Reply } from '@lectern/sdk';
import {
  count,
  type Message as MessageReply,
  type MessageKind,
  page as pageCall,
  read,
  remove,
  type UnRead,
} from '@lectern/sdk/endpoints/message';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { createPartialLoader } from '../../shared/partialLoader.ts';
import { loadInto } from '../../shared/loadable.ts';
import { removeRowOptimistically } from '../../shared/removeRowOptimistically.ts';
import { user } from '../../shared/student/user.store.ts';
import type { Result } from '../../shared/result.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The kinds of messages. */
export const messageKinds = [
  'system',
  'school',
  'course',
  'order',
  'exam',
  'answer',
  'certificate',
] as const satisfies readonly MessageKind[];

/** A message to the student. */
export type Message = ReadBy<typeof readMessage>;

/** The filter of the list. */
export type MessageFilter = ReadBy<typeof filterOf>;

/** The student's messages. */
export interface MessagesState extends Listing<Message> {
  /** Number of unread messages by kind; undefined until loaded. */
  unreadByKind: Readonly<Partial<Record<MessageKind, number>>> | undefined;
}

/** Messages per page. */
export const MESSAGES_PER_PAGE = 15;

export const messages = proxy<MessagesState>({
  status: 'idle',
  records: [],
  total: 0,
  unreadByKind: undefined,
});

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    kind: oneOf(query.get('kind'), messageKinds, undefined),
    isUnreadOnly: query.get('unread') === '1',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the page's address. */
export const messagesHref = ({ kind, isUnreadOnly, page }: MessageFilter): string =>
  withQuery('#/personal/message/detailslist', { kind, unread: isUnreadOnly && '1', page });

function readMessage(message: Reply<MessageReply>) {
  const id = message.messageId ?? '';
  if (id === '') return undefined;
  return {
    id,
    kind: message.kind ?? 'system',
    title: localizedText(message.title, message.titleEn),
    /** HTML, not yet sanitised; that must be done before it is rendered. */
    html: localizedText(message.contentHtml, message.contentHtmlEn),
    /** Not yet validated; it must be resolved before it is opened. */
    link: message.link ?? '',
    sentAt: message.sentAt ?? '',
    isRead: message.readFlag === 1,
  };
}

const { load } = loadInto(messages);

/** Loads the messages of a filter; the previous ones stay visible until the reply arrives. */
export const showMessages = prefetched(async ({ kind, isUnreadOnly, page }: MessageFilter): Promise<void> => {
  const counting = countUnread();
  await load(async () => {
    const reply = await request(pageCall, {
      pageNo: page,
      pageSize: MESSAGES_PER_PAGE,
      ...(kind !== undefined && { kind }),
      ...(isUnreadOnly && { readFlag: 0 }),
    });
    return readRows(reply, readMessage);
  }, `messages ${kind} ${isUnreadOnly} ${page}`);
  await counting;
});

const loadNumbers = createPartialLoader(messages, { unreadByKind: undefined });

const countUnread = () =>
  loadNumbers(async () => {
    const reply = await request(count, {});
    const byKind = reply.unReadByKind;
    showUnread(reply);
    return { unreadByKind: Object.fromEntries(messageKinds.map((kind) => [kind, byKind[kind] ?? 0])) };
  });

/** Updates the header's badge with the server's count. */
function showUnread(reply: Reply<UnRead>): void {
  if (user.student !== undefined) user.student.unread = reply.unRead ?? user.student.unread;
}

/** Marks a message as read; if the request fails, it stays unread here. */
export async function markRead({ id, kind, isRead }: Message): Promise<void> {
  if (isRead) return;
  try {
    showUnread(await request(read, { messageId: id }));
    messages.records = ref(
      messages.records.map((message) => (message.id === id ? { ...message, isRead: true } : message)),
    );
    const { unreadByKind } = messages;
    messages.unreadByKind = unreadByKind && {
      ...unreadByKind,
      [kind]: Math.max(0, (unreadByKind[kind] ?? 0) - 1),
    };
  } catch {
    // It can be read anyway; opening it again repeats the request.
  }
}

/** Deletes a message; it is restored on failure. */
export const deleteMessage = (id: string): Promise<Result> =>
  removeRowOptimistically(
    messages,
    (message) => message.id === id,
    async () => {
      showUnread(await request(remove, { messageId: id }));
      void countUnread();
    },
  );
