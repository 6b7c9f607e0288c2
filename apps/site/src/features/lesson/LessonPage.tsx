import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { LessonOf } from './LessonOf.tsx';
import { type NamedLesson, showLesson } from './lesson.store.ts';

/** Reads a position in seconds from an address; undefined if invalid. */
function momentOf(text: string | null): number | undefined {
  const seconds = Number(text);
  return text !== null && text !== '' && seconds >= 0 ? seconds : undefined;
}

/** Reads the lesson's ids from an address. */
function lessonIn(query: URLSearchParams): NamedLesson {
  return {
    commodityId: query.get('commodityId') ?? '',
    classTypeId: query.get('classTypeId') ?? query.get('courseId') ?? '',
    lessonId: query.get('lessonId') ?? '',
  };
}

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) =>
  showLesson.prefetch(lessonIn(new URLSearchParams(search)));

/** The page of a lesson (`/class/type/video/page`): the stage, the contents beside it, notes below. */
export default function LessonPage() {
  const query = new URLSearchParams(useSearch());
  return <LessonOf {...lessonIn(query)} at={momentOf(query.get('at'))} />;
}
