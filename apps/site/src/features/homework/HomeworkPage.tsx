import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { filterOf } from './address.ts';
import { showHomeworks } from './homeworks.store.ts';
import { HomeworksPage } from './HomeworksPage.tsx';
import { openWork } from './work/draft.store.ts';
import { WorkPage } from './work/WorkPage.tsx';

/** What the list, or the piece of homework, asks for first. */
export const prepare: Prepare = ({ homeworkId }, search) =>
  homeworkId === undefined ? showHomeworks.prefetch(filterOf(search)) : openWork.prefetch(homeworkId);

/** The student's homework, or one piece of it where the address names it. */
export default function HomeworkPage({ params: { homeworkId } }: ScreenProps) {
  return homeworkId === undefined ? <HomeworksPage /> : <WorkPage key={homeworkId} homeworkId={homeworkId} />;
}
