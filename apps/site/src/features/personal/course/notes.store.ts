import type { Reply } from '@lectern/sdk';
import {
  type Note as NoteReply,
  notes as notesCall,
  removeNote,
  searchNotes,
} from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { words } from '../../../shared/i18n/words.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** A note with its place. */
export type Note = ReadBy<typeof readNote>;

/** The student's notes. */
export interface NotesState {
  status: LoadStatus;
  records: readonly Note[];
  total: number;
}

/** Notes on a page. */
export const NOTES_PER_PAGE = 12;

export const notes = proxy<NotesState>({ status: 'idle', records: [], total: 0 });

function readNote(note: Reply<NoteReply>) {
  return {
    id: note.id ?? '',
    content: note.content ?? '',
    seconds: note.positionSeconds ?? 0,
    course: words(note.courseName, note.courseNameEn),
    lesson: words(note.lessonName, note.lessonNameEn),
    href: lessonHref(note, note.lessonId, Math.floor(note.positionSeconds ?? 0)),
    updatedAt: note.updatedAt ?? '',
  };
}

const { load } = loadInto(notes);

/** Shows the notes that have the keyword in them, or all. */
export const showNotes = prefetched(async (keyword: string, page: number): Promise<void> => {
  const at = { pageNo: page, pageSize: NOTES_PER_PAGE };
  await load(async () => {
    const reply = await (keyword === '' ? request(notesCall, at) : request(searchNotes, { ...at, keyword }));
    return {
      records: ref(reply.records.map(readNote)),
      total: reply.total ?? 0,
    };
  }, `notes ${page} ${keyword}`);
});

/** Removes a note; it comes back if that failed. */
export async function eraseNote(id: string): Promise<Result<unknown>> {
  const before = { records: notes.records, total: notes.total };
  notes.records = ref(before.records.filter((note) => note.id !== id));
  notes.total = Math.max(0, before.total - 1);
  const outcome = await attempt(() => request(removeNote, { id }));
  if (!outcome.isDone) Object.assign(notes, before);
  return outcome;
}
