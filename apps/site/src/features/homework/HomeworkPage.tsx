import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { filterOf } from './address.ts';
import { showHomeworks } from './homeworks.store.ts';
import { HomeworksPage } from './HomeworksPage.tsx';
import { openWork } from './work/draft.store.ts';
import { WorkPage } from './work/WorkPage.tsx';

/** Starts the first request of the list, or of a single piece of homework. */
export const prepare: Prepare = ({ homeworkId }, search) =>
  homeworkId === undefined ? showHomeworks.prefetch(filterOf(search)) : openWork.prefetch(homeworkId);

/** The student's homework, or the one that the address names. */
export default function HomeworkPage({ params: { homeworkId } }: ScreenProps) {
  return homeworkId === undefined ? <HomeworksPage /> : <WorkPage key={homeworkId} homeworkId={homeworkId} />;
}
