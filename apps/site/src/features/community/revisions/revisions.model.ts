import type { Reply } from '@lectern/sdk';
import type { Revisions as RevisionsReply } from '@lectern/sdk/endpoints/community';

/** What somebody wrote before they changed it. */
export interface Earlier {
  /** Empty where it has none. */
  readonly title: string;
  /** HTML of the server; whoever shows it cleans it. */
  readonly html: string;
  readonly until: string;
}

/** How what somebody wrote has changed, and whether they may change it. */
export interface Revisions {
  /** The student wrote it, and may still change it. */
  readonly isEditable: boolean;
  /** As it was typed; empty where it may not be changed. */
  readonly ownText: string;
  /** The newest first. */
  readonly earlier: readonly Earlier[];
}

/** Reads how something has changed. */
export const readRevisions = ({ ownText, editableUntil, earlier }: Reply<RevisionsReply>): Revisions => ({
  isEditable: (editableUntil ?? '') !== '',
  ownText: ownText ?? '',
  earlier: earlier
    .map(({ title, contentHtml, until }) => ({
      title: title ?? '',
      html: contentHtml ?? '',
      until: until ?? '',
    }))
    .toReversed(),
});

/** What somebody wrote, as they change it. */
export interface EditedWords {
  /** Empty where it has none. */
  readonly title: string;
  readonly content: string;
}
