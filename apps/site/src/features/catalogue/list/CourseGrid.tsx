import { CourseCard } from '@lectern/ui/CourseCard';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Card } from '@lectern/ui/Card';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { CourseItem } from '../course.model.ts';
import * as css from './CourseGrid.css.ts';
import { listTexts } from './list.texts.ts';

export interface CourseGridProps {
  readonly courses: readonly CourseItem[];
  /** Text to highlight in the names. */
  readonly highlight?: string;
  /** Whether newer results are loading; these cannot be pressed by mistake meanwhile. */
  readonly isBusy?: boolean;
  /**
   * Number of covers to load eagerly.
   * @defaultValue 0
   */
  readonly eager?: number;
  /**
   * Heading level of the cards' titles.
   * @defaultValue 2
   */
  readonly level?: 2 | 3;
  /**
   * Whether to show only one row, however many fit in it; a phone shows all.
   * @defaultValue false
   */
  readonly isRow?: boolean;
}

/** Courses as cards. */
export function CourseGrid({
  courses,
  highlight = '',
  isBusy = false,
  eager = 0,
  level = 2,
  isRow = false,
}: CourseGridProps) {
  const locale = useLocale();
  const texts = useTexts(listTexts);
  return (
    <ul className={css.grid} aria-busy={isBusy} inert={isBusy} data-row={isRow ? '' : undefined}>
      {courses.map((course, index) => (
        <li key={course.commodityId} className={css.cell}>
          <CourseCard
            href={course.href}
            title={course.name[locale]}
            highlight={highlight}
            coverUrl={course.cover}
            kind={texts.kindTags[course.isPackage ? 'package' : course.kind]}
            teacher={course.teacher[locale]}
            lessonCount={course.lessonCount}
            priceCents={course.priceCents}
            originalCents={course.listPriceCents}
            progress={course.isOwned ? course.progress : undefined}
            isPriority={index < eager}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of courses that are loading. */
export function CourseGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={css.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css.cell}>
          <Card padding="none">
            <Skeleton shape="cover" />
            <div style={{ padding: '12px 16px 16px' }}>
              <Skeleton height="46px" />
              <Skeleton width="60%" />
              <Skeleton width="35%" height="28px" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
