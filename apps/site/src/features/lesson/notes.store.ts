import type { Reply } from '@lectern/sdk';
import { addNote, lectureNotes, type Note as NoteReply, removeNote } from '@lectern/sdk/endpoints/course';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A note on a lesson. */
export type LessonNote = ReadBy<typeof readNote>;

/** The notes on the page's lesson. */
export interface NotesState {
  status: LoadStatus;
  lessonId: string;
  notes: LessonNote[];
  adding: 'no' | 'yes';
}

export const lessonNotes = proxy<NotesState>({ status: 'idle', lessonId: '', notes: [], adding: 'no' });

const readNote = (note: Reply<NoteReply>) => ({
  id: note.id ?? '',
  content: note.content ?? '',
  seconds: note.positionSeconds ?? 0,
});

const { load } = loadInto(lessonNotes);

/** Loads the notes of a lesson. */
export async function loadNotes(lessonId: string): Promise<void> {
  if (lessonId !== lessonNotes.lessonId) Object.assign(lessonNotes, { lessonId, notes: [] });
  await load(async () => ({ notes: (await request(lectureNotes, { lessonId })).map(readNote) }));
}

function show(note: LessonNote): void {
  lessonNotes.notes = [...lessonNotes.notes, note].toSorted((a, b) => a.seconds - b.seconds);
}

/** Adds a note. */
export async function writeNote(content: string, seconds: number): Promise<Result> {
  const { lessonId } = lessonNotes;
  lessonNotes.adding = 'yes';
  const outcome = await attempt(async () => {
    const reply = await request(addNote, { lessonId, content, positionSeconds: Math.floor(seconds) });
    if (lessonNotes.lessonId === lessonId) show(readNote(reply));
  });
  lessonNotes.adding = 'no';
  return outcome;
}

/** Removes a note; it is restored on failure. */
export async function eraseNote(id: string): Promise<Result> {
  const { lessonId, notes } = lessonNotes;
  const deleted = notes.find((note) => note.id === id);
  lessonNotes.notes = notes.filter((note) => note.id !== id);
  const outcome = await attempt(() => request(removeNote, { id }));
  const isBack = lessonNotes.notes.some((note) => note.id === id);
  if (!outcome.isDone && deleted !== undefined && !isBack && lessonNotes.lessonId === lessonId) show(deleted);
  return outcome;
}
