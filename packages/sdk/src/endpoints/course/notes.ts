import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './course.schema.ts';
import * as replies from './notes.reply.gen.ts';

/** Lists the student's notes. */
export const notes: Endpoint<shapes.PageIn, shapes.NotePage> = {
  id: 'course.notes',
  method: 'GET',
  path: '/course/v1/student/notes/list',
  reply: replies.notes,
  idempotent: true,
};

/** Lists the student's notes on one lesson. */
export const lectureNotes: Endpoint<shapes.LectureNotesIn, shapes.LectureNotes> = {
  id: 'course.lectureNotes',
  method: 'GET',
  path: '/course/v1/student/notes/lecture',
  reply: replies.lectureNotes,
  idempotent: true,
};

/** Searches the student's notes. */
export const searchNotes: Endpoint<shapes.SearchNotesIn, shapes.NotePage> = {
  id: 'course.searchNotes',
  method: 'GET',
  path: '/course/v1/student/notes/search',
  reply: replies.searchNotes,
  idempotent: true,
};

/** Adds a note to a lesson that the student may watch. */
export const addNote: Endpoint<shapes.AddNoteIn, shapes.Note> = {
  id: 'course.addNote',
  method: 'POST',
  path: '/course/v1/student/notes/add',
  reply: replies.addNote,
  once: true,
};

/** Changes a note. Code 0 when the student has no note with this id. */
export const updateNote: Endpoint<shapes.UpdateNoteIn, shapes.Note> = {
  id: 'course.updateNote',
  method: 'PUT',
  path: '/course/v1/student/notes/{id}',
  reply: replies.updateNote,
  idempotent: true,
};

/** Removes a note. */
export const removeNote: Endpoint<shapes.IdIn, shapes.Removed> = {
  id: 'course.removeNote',
  method: 'DELETE',
  path: '/course/v1/student/notes/{id}',
  reply: replies.removeNote,
  idempotent: true,
};
