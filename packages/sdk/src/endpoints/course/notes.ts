import type { Endpoint } from '../../core/endpoint.ts';
import type {
  AddNoteIn,
  IdIn,
  LectureNotes,
  LectureNotesIn,
  Note,
  NotePage,
  PageIn,
  Removed,
  SearchNotesIn,
  UpdateNoteIn,
} from './course.schema.ts';
import * as replies from './notes.reply.gen.ts';

/** Lists the student's notes. */
export const notes: Endpoint<PageIn, NotePage> = {
  id: 'course.notes',
  method: 'GET',
  path: '/course/v1/student/notes/list',
  reply: replies.notes,
  idempotent: true,
};

/** Lists the student's notes on one lesson. */
export const lectureNotes: Endpoint<LectureNotesIn, LectureNotes> = {
  id: 'course.lectureNotes',
  method: 'GET',
  path: '/course/v1/student/notes/lecture',
  reply: replies.lectureNotes,
  idempotent: true,
};

/** Looks for notes. */
export const searchNotes: Endpoint<SearchNotesIn, NotePage> = {
  id: 'course.searchNotes',
  method: 'GET',
  path: '/course/v1/student/notes/search',
  reply: replies.searchNotes,
  idempotent: true,
};

/** Writes a note on a lesson that the student may watch. */
export const addNote: Endpoint<AddNoteIn, Note> = {
  id: 'course.addNote',
  method: 'POST',
  path: '/course/v1/student/notes/add',
  reply: replies.addNote,
  once: true,
};

/** Changes a note. Code 0 when the student has none of this id. */
export const updateNote: Endpoint<UpdateNoteIn, Note> = {
  id: 'course.updateNote',
  method: 'PUT',
  path: '/course/v1/student/notes/{id}',
  reply: replies.updateNote,
  idempotent: true,
};

/** Removes a note. */
export const removeNote: Endpoint<IdIn, Removed> = {
  id: 'course.removeNote',
  method: 'DELETE',
  path: '/course/v1/student/notes/{id}',
  reply: replies.removeNote,
  idempotent: true,
};
