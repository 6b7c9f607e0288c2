import type { Reply } from '@lectern/sdk';
import {
  type Note as NoteReply,
  notes as notesCall,
  removeNote,
  searchNotes,
} from '@lectern/sdk/endpoints/course';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { removeRowOptimistically } from '../../../shared/removeRowOptimistically.ts';
import type { Result } from '../../../shared/result.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';

/** A note with its lesson and position. */
export type Note = ReadBy<typeof readNote>;

/** Notes per page. */
export const NOTES_PER_PAGE = 12;

/** The student's notes. */
export const notes = proxy<Listing<Note>>({ status: 'idle', records: [], total: 0 });

function readNote(note: Reply<NoteReply>) {
  return {
    id: note.id ?? '',
    content: note.content ?? '',
    seconds: note.positionSeconds ?? 0,
    course: localizedText(note.courseName, note.courseNameEn),
    lesson: localizedText(note.lessonName, note.lessonNameEn),
    href: lessonHref(note, note.lessonId, Math.floor(note.positionSeconds ?? 0)),
    updatedAt: note.updatedAt ?? '',
  };
}

const { load } = loadInto(notes);

/** Loads the notes that contain the keyword, or all. */
export const showNotes = prefetched(async (keyword: string, page: number): Promise<void> => {
  const at = { pageNo: page, pageSize: NOTES_PER_PAGE };
  await load(async () => {
    const reply = await (keyword === '' ? request(notesCall, at) : request(searchNotes, { ...at, keyword }));
    return readRows(reply, readNote);
  }, `notes ${page} ${keyword}`);
});

/** Removes a note; it is restored on failure. */
export const eraseNote = (id: string): Promise<Result> =>
  removeRowOptimistically(
    notes,
    (note) => note.id === id,
    () => request(removeNote, { id }),
  );
