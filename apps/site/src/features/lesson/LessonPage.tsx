import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { LessonOf } from './LessonOf.tsx';
import { type NamedLesson, showLesson } from './lesson.store.ts';

/** Reads a moment of an address; undefined for what is none. */
function momentOf(text: string | null): number | undefined {
  const seconds = Number(text);
  return text !== null && text !== '' && seconds >= 0 ? seconds : undefined;
}

/** Reads which lesson an address names. */
function lessonIn(query: URLSearchParams): NamedLesson {
  return {
    commodityId: query.get('commodityId') ?? '',
    classTypeId: query.get('classTypeId') ?? query.get('courseId') ?? '',
    lessonId: query.get('lessonId') ?? '',
  };
}

/** What the page asks for first. */
export const prepare: Prepare = (_params, search) =>
  showLesson.prefetch(lessonIn(new URLSearchParams(search)));

/** A lesson (`/class/type/video/page`): the stage, the contents beside it, notes below. */
export default function LessonPage() {
  const query = new URLSearchParams(useSearch());
  return <LessonOf {...lessonIn(query)} at={momentOf(query.get('at'))} />;
}
