import { answer, ask, createGroup, postTopic, replyTopic } from '@lectern/sdk/endpoints/community';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { attempt, NOT_DONE, type Result } from '../../../shared/result.ts';
import { ports } from '../../../shared/ports.ts';
import { blank, type Composition, forgetCopy, readCopy, writeCopy } from './compose.copy.ts';

/** The question or answer that is being written. */
export interface ComposeState {
  /**
   * `ask`, the id of the question that is answered, or what {@link CREATING}, {@link topicIn} and {@link replyTo}
   * name; empty while nothing is written.
   */
  what: string;
  draft: Composition;
  isSending: boolean;
  /** What the school says of which field; no message where the school was not reached. */
  problem: { readonly field: string; readonly message: string } | undefined;
}

/** Stands for a question that is asked. */
export const ASKING = 'ask';

/** Stands for a group that is made; its name is the title. */
export const CREATING = 'group';

/** Stands for a topic in a group. */
export const topicIn = (groupId: string): string => `topic-${groupId}`;

/** Stands for a reply to a topic. */
export const replyTo = (topicId: string): string => `reply-${topicId}`;

export const compose = proxy<ComposeState>({
  what: '',
  draft: ref(blank),
  isSending: false,
  problem: undefined,
});

/** Opens a form with what was typed before. */
export function openCompose(what: string): void {
  Object.assign(compose, { what, draft: ref(readCopy(what)), isSending: false, problem: undefined });
}

/** Takes what is typed and keeps it on this device; other words are another operation. */
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
  if (what === CREATING)
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
  if (what !== ASKING)
    return (await request(answer, { questionId: what, content, fileIds }, call)).answerId ?? '';
  const place = course !== '' ? { classTypeId: course } : subject !== '' ? { categoryId: subject } : {};
  return (await request(ask, { title, content, fileIds, ...place }, call)).questionId ?? '';
}

/**
 * Sends what is written, under one name however often it is tried, so that the school has it once.
 * @returns the new thing's id, which a reply may lack; `problem` keeps why there is none.
 */
export async function send(): Promise<Result<string>> {
  if (compose.isSending) return NOT_DONE;
  const { what } = compose;
  const key = compose.draft.key || `${what}-${ports.now()}-${Math.random().toString(36).slice(2)}`;
  const draft = { ...compose.draft, key };
  // It is kept before it is sent: the reply may be lost with the page.
  writeCopy(what, draft);
  Object.assign(compose, { draft: ref(draft), isSending: true, problem: undefined });
  const outcome = await attempt(() => post(what, draft));
  if (compose.what !== what) {
    if (outcome.isDone) forgetCopy(what);
    return NOT_DONE;
  }
  compose.isSending = false;
  if (!outcome.isDone) {
    compose.problem = outcome;
    return outcome;
  }
  forgetCopy(what);
  compose.draft = ref(blank);
  return outcome;
}
