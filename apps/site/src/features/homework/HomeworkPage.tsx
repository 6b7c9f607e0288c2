import type { ScreenProps } from '../../shared/routes/screen.ts';
import { HomeworksPage } from './HomeworksPage.tsx';
import { WorkPage } from './work/WorkPage.tsx';

/** The student's homework, or one piece of it where the address names it. */
export default function HomeworkPage({ params: { homeworkId } }: ScreenProps) {
  return homeworkId === undefined ? <HomeworksPage /> : <WorkPage key={homeworkId} homeworkId={homeworkId} />;
}
