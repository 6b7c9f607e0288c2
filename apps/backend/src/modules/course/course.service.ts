import type {
  AddNoteIn,
  BuySource,
  BuySourceIn,
  CardPage,
  CollectionClasses,
  IdIn,
  LatelyLearned,
  LectureNotes,
  LectureNotesIn,
  MyCourses,
  MyCoursesIn,
  Note,
  NotePage,
  PageIn,
  Removed,
  SearchCollectionsIn,
  SearchNotesIn,
  Timetable,
  TimetableIn,
  UpdateNoteIn,
} from '@lectern/sdk/endpoints/course';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, InputError } from '../../platform/http/errors.ts';
import { cardsOf, viewerOf, deleteCollection } from '../catalogue/index.ts';
import { openLesson } from '../learning/index.ts';
import { findBooked } from '../openClass/index.ts';
import { countMyCourses, findMyCourses } from './myCourses.repo.ts';
import { changeNote, deleteNote, insertNote } from './notes.service.ts';
import * as notes from './notes.repo.ts';
import * as shelf from './shelf.repo.ts';
import { memberOf } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

const DEFAULT_PAGE_SIZE = 12;
const LATELY = 10;
const MAX_SPAN_MS = 62 * 24 * 3600_000;

async function cardPage(context: UserContext, { total, ids }: shelf.IdPage): Promise<CardPage> {
  return { total, records: await cardsOf(context.db, memberOf(context), ids) };
}

/** Answers `course.courses`. */
export async function myCourses(input: MyCoursesIn, context: UserContext): Promise<MyCourses> {
  const { db, clock } = context;
  const now = clock.now();
  const [found, counts] = await Promise.all([
    findMyCourses(
      db,
      memberOf(context),
      { state: input.state, keyword: input.keyword, now },
      pageOf(input, DEFAULT_PAGE_SIZE),
    ),
    countMyCourses(db, memberOf(context), now),
  ]);
  return { ...found, counts };
}

/** Answers `course.latelyLearned`. */
export async function latelyLearned(_: object, context: UserContext): Promise<LatelyLearned> {
  const found = await findMyCourses(
    context.db,
    memberOf(context),
    { now: context.clock.now() },
    { limit: LATELY, offset: 0 },
  );
  return found.records.filter(({ lastStudiedAt }) => lastStudiedAt !== null);
}

/** Answers `course.packages`. */
export async function myPackages(input: PageIn, context: UserContext): Promise<CardPage> {
  return cardPage(
    context,
    await shelf.findMyPackages(context.db, memberOf(context), pageOf(input, DEFAULT_PAGE_SIZE)),
  );
}

/** Answers `course.timetable`. */
export async function timetable(input: TimetableIn, context: UserContext): Promise<Timetable> {
  const [from, to, now] = [new Date(input.from), new Date(input.to), context.clock.now()];
  if (!(to > from) || to.getTime() - from.getTime() > MAX_SPAN_MS)
    throw new InputError('to', 'must be at most 62 days after "from"');
  const span = { from, to, now };
  const [entries, openClasses] = await Promise.all([
    shelf.findTimetable(context.db, memberOf(context), span),
    findBooked(context.db, viewerOf(context), span),
  ]);
  return { entries, openClasses, serverTime: now.toISOString() };
}

/** Answers `course.collectionClasses`. */
export function collectionClasses(_: object, context: UserContext): Promise<CollectionClasses> {
  return shelf.countCollections(context.db, memberOf(context));
}

/** Answers `course.searchCollections`. */
export async function searchCollections(input: SearchCollectionsIn, context: UserContext): Promise<CardPage> {
  const { categoryId, keyword } = input;
  return cardPage(
    context,
    await shelf.findCollections(
      context.db,
      memberOf(context),
      { type: 1, categoryId, keyword },
      pageOf(input, DEFAULT_PAGE_SIZE),
    ),
  );
}

/** Answers `course.collectionPackages`. */
export async function collectionPackages(input: PageIn, context: UserContext): Promise<CardPage> {
  return cardPage(
    context,
    await shelf.findCollections(context.db, memberOf(context), { type: 2 }, pageOf(input, DEFAULT_PAGE_SIZE)),
  );
}

/** Answers `course.removeCollection`. */
export async function removeCollection({ id }: IdIn, context: UserContext): Promise<Removed> {
  await deleteCollection(context.db, memberOf(context), id);
  return { id };
}

/** Answers `course.buySource`. */
export async function buySource({ classTypeId }: BuySourceIn, context: UserContext): Promise<BuySource> {
  const source = await shelf.findBuySource(context.db, memberOf(context), classTypeId);
  if (source === undefined) throw new BusinessError('0', '您还没有这门课程');
  return source;
}

/** Answers `course.notes`. */
export function listNotes(input: PageIn, context: UserContext): Promise<NotePage> {
  return notes.findNotes(context.db, memberOf(context), '', pageOf(input, DEFAULT_PAGE_SIZE));
}

/** Answers `course.searchNotes`. */
export function searchNotes(input: SearchNotesIn, context: UserContext): Promise<NotePage> {
  return notes.findNotes(context.db, memberOf(context), input.keyword, pageOf(input, DEFAULT_PAGE_SIZE));
}

/** Answers `course.lectureNotes`. */
export function lectureNotes({ lessonId }: LectureNotesIn, context: UserContext): Promise<LectureNotes> {
  return notes.findLessonNotes(context.db, memberOf(context), lessonId);
}

function validContent(content: string): string {
  const text = content.trim();
  if (text === '') throw new BusinessError('0', '请写点内容再保存');
  return text;
}

async function noteOf(context: UserContext, id: string): Promise<Note> {
  const note = await notes.findNote(context.db, memberOf(context), id);
  if (note === undefined) throw new BusinessError('0', '没有找到这条笔记，它可能已被删除');
  return note;
}

/** Answers `course.addNote`. */
export async function addNote(
  { lessonId, content, positionSeconds }: AddNoteIn,
  context: UserContext,
): Promise<Note> {
  const { db, clock, transaction } = context;
  const text = validContent(content);
  const lesson = await openLesson(db, context, lessonId);
  const now = clock.now();
  const id = await transaction((tx) =>
    insertNote(tx, {
      ...memberOf(context),
      courseId: lesson.courseId,
      lessonId: lesson.id,
      content: text,
      positionSeconds,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return noteOf(context, id);
}

/** Answers `course.updateNote`. */
export async function updateNote({ id, content }: UpdateNoteIn, context: UserContext): Promise<Note> {
  await changeNote(context.db, memberOf(context), id, validContent(content), context.clock.now());
  return noteOf(context, id);
}

/** Answers `course.removeNote`. */
export async function removeNote({ id }: IdIn, context: UserContext): Promise<Removed> {
  await deleteNote(context.db, memberOf(context), id);
  return { id };
}
