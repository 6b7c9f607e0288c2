import { answer, ask, createGroup, postTopic, replyTopic } from '@lectern/sdk/endpoints/community';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, NOT_DONE, type Result } from '../../../shared/result.ts';
import { ports } from '../../../shared/ports.ts';
import { blank, type Composition, deleteCopy, readCopy, writeCopy } from './compose.copy.ts';

/** State of the form for a question, answer, group, topic or reply. */
export interface ComposeState {
  /**
   * What is being written: `ask`, the id of the question being answered, or a name from {@link NEW_GROUP_DRAFT},
   * {@link topicDraftName} or {@link replyDraftName}; empty if nothing is.
   */
  what: string;
  draft: Composition;
  isSending: boolean;
  /** The server's message and the refused field; no message after a network failure. */
  problem: { readonly field: string; readonly message: string } | undefined;
}

/** Name of a new question. */
export const NEW_QUESTION_DRAFT = 'ask';

/** Name of a new group; its title is the group's name. */
export const NEW_GROUP_DRAFT = 'group';

/** Returns the name of a new topic in a group. */
export const topicDraftName = (groupId: string): string => `topic-${groupId}`;

/** Returns the name of a reply to a topic. */
export const replyDraftName = (topicId: string): string => `reply-${topicId}`;

export const compose = proxy<ComposeState>({
  what: '',
  draft: ref(blank),
  isSending: false,
  problem: undefined,
});

/** Opens a form with its stored draft. */
export function openCompose(what: string): void {
  Object.assign(compose, { what, draft: ref(readCopy(what)), isSending: false, problem: undefined });
}

/** Updates the draft and stores it on this device; changed content gets a new idempotency key. */
export function write(fields: Partial<Omit<Composition, 'key'>>): void {
  const draft = { ...compose.draft, ...fields, key: '' };
  Object.assign(compose, { draft: ref(draft), problem: undefined });
  writeCopy(compose.what, draft);
}

async function post(
  what: string,
  { title, content, files, subject, course, key }: Composition,
): Promise<string> {
  const fileIds = files.map(({ id }) => id);
  const call = { idempotencyKey: key };
  if (what === NEW_GROUP_DRAFT)
    return (await request(createGroup, { groupName: title, summary: content }, call)).groupId ?? '';
  if (what.startsWith('topic-'))
    return (
      (await request(postTopic, { groupId: what.slice('topic-'.length), title, content, fileIds }, call))
        .topicId ?? ''
    );
  if (what.startsWith('reply-'))
    return (
      (await request(replyTopic, { topicId: what.slice('reply-'.length), content, fileIds }, call)).replyId ??
      ''
    );
  if (what !== NEW_QUESTION_DRAFT)
    return (await request(answer, { questionId: what, content, fileIds }, call)).answerId ?? '';
  const parent = course !== '' ? { classTypeId: course } : subject !== '' ? { categoryId: subject } : {};
  return (await request(ask, { title, content, fileIds, ...parent }, call)).questionId ?? '';
}

/**
 * Sends the draft with the same idempotency key at each retry, so that the server creates it only once.
 * @returns the id of what was created, which a reply may lack; `problem` holds the reason of a failure.
 */
export async function send(): Promise<Result<string>> {
  if (compose.isSending) return NOT_DONE;
  const { what } = compose;
  const key = compose.draft.key || `${what}-${ports.now()}-${Math.random().toString(36).slice(2)}`;
  const draft = { ...compose.draft, key };
  // Stored with its key before sending: the page may be closed before the reply arrives.
  writeCopy(what, draft);
  Object.assign(compose, { draft: ref(draft), isSending: true, problem: undefined });
  const outcome = await attempt(() => post(what, draft));
  if (compose.what !== what) {
    if (outcome.isDone) deleteCopy(what);
    return NOT_DONE;
  }
  compose.isSending = false;
  if (!outcome.isDone) {
    compose.problem = outcome;
    return outcome;
  }
  deleteCopy(what);
  compose.draft = ref(blank);
  return outcome;
}
