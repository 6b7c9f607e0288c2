import { useSearch } from 'wouter';
import { LessonOf } from './LessonOf.tsx';

/** Reads a moment of an address; undefined for what is none. */
function momentOf(text: string | null): number | undefined {
  const seconds = Number(text);
  return text !== null && text !== '' && seconds >= 0 ? seconds : undefined;
}

/** A lesson (`/class/type/video/page`): the stage, the contents beside it, notes below. */
export default function LessonPage() {
  const query = new URLSearchParams(useSearch());
  return (
    <LessonOf
      commodityId={query.get('commodityId') ?? ''}
      classTypeId={query.get('classTypeId') ?? query.get('courseId') ?? ''}
      lessonId={query.get('lessonId') ?? ''}
      at={momentOf(query.get('at'))}
    />
  );
}
