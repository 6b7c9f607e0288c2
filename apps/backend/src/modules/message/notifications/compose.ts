import { renderText } from '../../../platform/richText/richText.ts';
import type { NewMessage } from '../message.repo.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

type MessageTexts = Pick<NewMessage, 'kind' | 'title' | 'titleEn'> & {
  readonly text: string;
  readonly textEn: string;
  readonly link: string;
  /** Identifies the event, so that it is reported once, such as `order-paid:17`. */
  readonly idempotencyKey: string;
};

/** Composes a message from plain texts in both languages. */
export function compose(
  { companyId, userId, now }: MemberNow,
  { text, textEn, ...fields }: MessageTexts,
): NewMessage & Pick<MessageTexts, 'idempotencyKey'> {
  return {
    ...fields,
    companyId,
    userId,
    sentAt: now,
    content: renderText(text, 'plain').html,
    contentEn: renderText(textEn, 'plain').html,
  };
}
