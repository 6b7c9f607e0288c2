import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useState } from 'react';
import { homeworksHref } from './address.ts';
import type { LessonSum } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';
import { countOfLesson } from './homeworks.store.ts';

export interface HomeworkLinkProps {
  readonly courseId: string;
  readonly lessonId: string;
}

/** A link from a lesson to its homework, with the number done; renders nothing if it has none. */
export function HomeworkLink({ courseId, lessonId }: HomeworkLinkProps) {
  const texts = useTexts(homeworkTexts);
  const [sum, setSum] = useState<LessonSum>();
  useEffect(() => {
    let isHere = true;
    void countOfLesson(courseId, lessonId).then((found) => isHere && setSum(found));
    return () => {
      isHere = false;
    };
  }, [courseId, lessonId]);
  if (sum?.lessonId !== lessonId) return null;
  return (
    <ButtonLink variant="quiet" href={homeworksHref({ lessonId })}>
      {texts.ofThisLesson(sum.done, sum.total)}
    </ButtonLink>
  );
}
