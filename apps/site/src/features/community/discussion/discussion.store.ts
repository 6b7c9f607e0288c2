import { isApiError } from '@lectern/sdk';
import {
  accept,
  editAnswer,
  editQuestion,
  like,
  question,
  removeAnswer,
  removeQuestion,
  seen,
} from '@lectern/sdk/endpoints/community';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { ports } from '../../../shared/ports.ts';
import { type Answer, type Discussion, readDiscussion } from '../community.model.ts';
import type { EditedTexts } from '../revisions/revisions.model.ts';
import { loadNumbers } from '../questions.store.ts';

/** The question on the page. */
export interface DiscussionState {
  /** `missing`: it does not exist, or no longer does; {@link reason} says which. */
  status: LoadStatus;
  value: Discussion | undefined;
  /** The server's message about what is missing. */
  reason: string;
}

/** Answers per page. */
export const ANSWERS_PER_PAGE = 20;

export const discussion = proxy<DiscussionState>({ status: 'idle', value: undefined, reason: '' });

const { load } = loadInto(discussion, (error) =>
  isApiError(error, 'business') ? { status: 'missing', value: undefined, reason: error.serverMessage } : {},
);
let current = { questionId: '', page: 1 };

/** Loads a question with a page of its answers; if the student asked it, the answers are marked as seen. */
export const showDiscussion = prefetched(async (questionId: string, page: number): Promise<void> => {
  if (questionId !== current.questionId) discussion.value = undefined;
  current = { questionId, page };
  const isShown = await load(async () => {
    const value = readDiscussion(
      await request(question, { questionId, pageNo: page, pageSize: ANSWERS_PER_PAGE }),
    );
    return { value: value && ref(value), status: value === undefined ? 'failed' : 'ready', reason: '' };
  });
  const { author, answerCount = 0 } = (isShown && discussion.value?.question) || {};
  // When the page is only rendered on the server, nobody has seen it.
  if (author?.isOwn === true && answerCount > 0 && ports.isRenderOnly !== true) void markSeen(questionId);
});

async function markSeen(questionId: string): Promise<void> {
  const [reply] = await Promise.allSettled([request(seen, { questionId })]);
  if (reply.status === 'fulfilled') await loadNumbers();
}

/** Reloads the question on the page. */
export const refresh = (): Promise<void> => showDiscussion(current.questionId, current.page);

function change(answerId: string, fields: Partial<Answer>): void {
  const { value } = discussion;
  if (value === undefined) return;
  discussion.value = ref({
    ...value,
    records: value.records.map((one) => (one.id === answerId ? { ...one, ...fields } : one)),
  });
}

/** Likes an answer or removes the like. */
export const setLike = (answerId: string, isLiked: boolean): Promise<Result> =>
  attempt(async () => {
    const reply = await request(like, { answerId, likeFlag: isLiked ? 1 : 0 });
    change(answerId, { likes: reply.likeCount ?? 0, isLiked: reply.likedFlag === 1 });
  });

/** Accepts an answer to the student's question. */
export const acceptAnswer = (answerId: string): Promise<Result> =>
  attempt(async () => {
    await request(accept, { answerId });
    await refresh();
  });

/** Removes an answer of the student. */
export const eraseAnswer = (answerId: string): Promise<Result> =>
  attempt(async () => {
    await request(removeAnswer, { answerId });
    await refresh();
  });

/** Removes the student's question. */
export const eraseQuestion = (questionId: string): Promise<Result> =>
  attempt(() => request(removeQuestion, { questionId }));

/** Changes the student's question. */
export const saveQuestion = (questionId: string, edited: EditedTexts): Promise<Result> =>
  attempt(async () => {
    await request(editQuestion, { questionId, ...edited });
    await refresh();
  });

/** Changes an answer of the student. */
export const saveAnswer = (answerId: string, { content }: EditedTexts): Promise<Result> =>
  attempt(async () => {
    await request(editAnswer, { answerId, content });
    await refresh();
  });
