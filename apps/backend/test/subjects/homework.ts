import { homeworks } from '../../src/modules/homework/homework.tables.ts';
import type { TestApp } from '../createTestApp.ts';
import type { CatalogueCourse } from './catalogue.ts';

const HOUR_MS = 3_600_000;

/** Properties of a test's homework. */
export interface HomeworkOptions extends Partial<
  Omit<typeof homeworks.$inferInsert, 'companyId' | 'courseId' | 'opensAt' | 'dueAt'>
> {
  /** Index of the lesson in the course. @defaultValue 0 */
  readonly lessonIndex?: number;
  /** Hours from now. @defaultValue opened an hour ago, due in one */
  readonly hours?: readonly [opens: number, due: number | null];
}

let count = 0;

/** Adds homework to a lesson of a course. Returns its id. */
export async function addHomework(
  app: TestApp,
  companyId: string,
  course: CatalogueCourse,
  options: HomeworkOptions = {},
): Promise<string> {
  const { lessonIndex = 0, hours: [opens, due] = [-1, 1], ...values } = options;
  count += 1;
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS);
  const [row] = await app.parts.connection.db
    .insert(homeworks)
    .values({
      key: `homework-${count}`,
      name: '画椭圆',
      task: '## 任务\n\n画一个椭圆。',
      fileTypes: ['txt', 'png'],
      maxBytes: 1000,
      maxFiles: 2,
      totalScore: 100,
      takesLate: false,
      lessonId: course.lessonIds[lessonIndex] ?? '',
      ...values,
      companyId,
      courseId: course.courseId,
      opensAt: inHours(opens),
      dueAt: due === null ? null : inHours(due),
    })
    .returning({ id: homeworks.id });
  if (row === undefined) throw new Error('The homework was not added');
  return row.id;
}
