import { isApiError } from '@lectern/sdk';
import {
  editReply,
  editTopic,
  group,
  groupCounts,
  groups,
  groupsCreated,
  groupsJoined,
  groupTopics,
  joinGroup,
  likeReply,
  likeTopic,
  removeGroup,
  removeReply,
  removeTopic,
  topic,
  topicSeen,
} from '@lectern/sdk/endpoints/community';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { readRows } from '../../../shared/rows.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import type { EditedTexts } from '../revisions/revisions.model.ts';
import type { GroupsQuery } from './address.ts';
import { readGroup, readGroupHome, readTalk, readTopic, type Talk } from './group.model.ts';

/** Entries per page, in all lists. */
export const PER_PAGE = 20;

/** Data shown around the lists. */
export interface GroupsContext {
  /** The student's numbers; undefined until loaded. */
  counts:
    | { readonly created: number; readonly joined: number; readonly topics: number; readonly unread: number }
    | undefined;
  /** The server's message about what is missing. */
  reason: string;
}

export const groupsContext = proxy<GroupsContext>({ counts: undefined, reason: '' });

const calls = { joined: groupsJoined, created: groupsCreated };

/** A page of the groups of a view. */
export const [groupList, showGroups] = loadable(
  async ({ view, words, page }: GroupsQuery) => {
    const paging = { pageNo: page, pageSize: PER_PAGE };
    const reply =
      view === 'joined' || view === 'created'
        ? await request(calls[view], paging)
        : await request(groups, { ...paging, ...(words !== '' && { keyword: words }) });
    return { view, ...readRows(reply, readGroup) };
  },
  { name: 'groups', isOf: (shownGroupId, { view }) => shownGroupId.view === view },
);

/** A page of the student's topics. */
export const [ownTopics, showOwnTopics] = loadable(async (page: number) =>
  readRows(await request(groupTopics, { pageNo: page, pageSize: PER_PAGE }), readTopic),
);

/** Loads the student's numbers; a visitor has none. */
export const loadCounts = prefetched(async (): Promise<void> => {
  if (!isLoggedIn()) {
    groupsContext.counts = undefined;
    return;
  }
  const [reply] = await Promise.allSettled([request(groupCounts, {})]);
  if (reply.status !== 'fulfilled') return;
  const { value } = reply;
  groupsContext.counts = {
    created: value.created ?? 0,
    joined: value.joined ?? 0,
    topics: value.topics ?? 0,
    unread: value.unReadCount ?? 0,
  };
});

/** Stores the server's message if a request is refused because something is missing. */
async function withRefusalReason<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  groupsContext.reason = '';
  try {
    return await ask();
  } catch (error) {
    if (isApiError(error, 'business')) groupsContext.reason = error.serverMessage;
    throw error;
  }
}

/** A group with a page of its topics. */
export const [groupHome, showGroup] = loadable(
  (groupId: string, page: number) =>
    withRefusalReason(async () =>
      readGroupHome(await request(group, { groupId, pageNo: page, pageSize: PER_PAGE })),
    ),
  { name: 'group' },
);

/** A topic with a page of its replies. */
export const [topicTalk, showTopic] = loadable((topicId: string, page: number) =>
  withRefusalReason(async (): Promise<Talk | undefined> =>
    readTalk(await request(topic, { topicId, pageNo: page, pageSize: PER_PAGE })),
  ),
);

/** Marks the replies to a topic as seen by its author; a failure is ignored. */
export const markTopicSeen = (topicId: string): Promise<unknown> =>
  request(topicSeen, { topicId }).catch(() => undefined);

/** Joins a group or leaves it. */
export const setJoined = (groupId: string, isJoined: boolean): Promise<Result> =>
  attempt(() => request(joinGroup, { groupId, joinFlag: isJoined ? 1 : 0 }));

/** Removes the student's group. */
export const eraseGroup = (groupId: string): Promise<Result> =>
  attempt(() => request(removeGroup, { groupId }));

/** Removes the student's topic. */
export const eraseTopic = (topicId: string): Promise<Result> =>
  attempt(() => request(removeTopic, { topicId }));

/** Removes the student's reply. */
export const eraseReply = (replyId: string): Promise<Result> =>
  attempt(() => request(removeReply, { replyId }));

/** Changes the student's topic. */
export const saveTopic = (topicId: string, edited: EditedTexts): Promise<Result> =>
  attempt(() => request(editTopic, { topicId, ...edited }));

/** Changes the student's reply. */
export const saveReply = (replyId: string, { content }: EditedTexts): Promise<Result> =>
  attempt(() => request(editReply, { replyId, content }));

function change(work: (value: Talk) => Talk): void {
  const { value } = topicTalk;
  if (value !== undefined) topicTalk.value = ref(work(value));
}

/** Likes the topic on the page or removes the like. */
export const setTopicLike = (topicId: string, isLiked: boolean): Promise<Result> =>
  attempt(async () => {
    const reply = await request(likeTopic, { topicId, likeFlag: isLiked ? 1 : 0 });
    change((value) => ({ ...value, likes: reply.likeCount ?? 0, isLiked: reply.likedFlag === 1 }));
  });

/** Likes a reply on the page or removes the like. */
export const setReplyLike = (replyId: string, isLiked: boolean): Promise<Result> =>
  attempt(async () => {
    const reply = await request(likeReply, { replyId, likeFlag: isLiked ? 1 : 0 });
    const fields = { likes: reply.likeCount ?? 0, isLiked: reply.likedFlag === 1 };
    change((value) => ({
      ...value,
      records: value.records.map((one) => (one.id === replyId ? { ...one, ...fields } : one)),
    }));
  });
