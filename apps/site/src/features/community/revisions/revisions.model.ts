import type { Reply } from '@lectern/sdk';
import type { Revisions as RevisionsReply } from '@lectern/sdk/endpoints/community';

/** An earlier version of a contribution. */
export interface Earlier {
  /** Empty if it has none. */
  readonly title: string;
  /** HTML from the server, sanitised where it is rendered. */
  readonly html: string;
  readonly until: string;
}

/** The earlier versions of a contribution, and whether the student may change it. */
export interface Revisions {
  /** Whether the student wrote it and may still change it. */
  readonly isEditable: boolean;
  /** The text as it was typed; empty if it may not be changed. */
  readonly ownText: string;
  /** Newest first. */
  readonly earlier: readonly Earlier[];
}

/** Reads the earlier versions of a contribution. */
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

/** The changed texts of a contribution. */
export interface EditedTexts {
  /** Empty if it has none. */
  readonly title: string;
  readonly content: string;
}
