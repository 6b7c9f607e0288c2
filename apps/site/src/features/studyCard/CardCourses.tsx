import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { Checkbox } from '@lectern/ui/fields';
import { Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { CourseItem } from '../catalogue/index.ts';
import * as css from './studyCard.css.ts';
import { toggled } from './studyCard.model.ts';
import { loadPackageCourses, studyCard } from './studyCard.store.ts';
import { studyCardTexts } from './studyCard.texts.ts';

export interface CardCoursesProps {
  readonly courses: readonly CourseItem[];
  /** The chosen courses, and how many may be chosen; left out where there is nothing to choose. */
  readonly choice?: { readonly chosen: readonly string[]; readonly max: number };
  readonly onChoose?: (chosen: readonly string[]) => void;
}

/** The courses and packages that a card opens, one per row. */
export function CardCourses({ courses, choice, onChoose }: CardCoursesProps) {
  const locale = useLocale();
  return (
    <ul className={css.list}>
      {courses.map((course) => {
        const { commodityId, isOwned } = course;
        const isChosen = choice?.chosen.includes(commodityId) === true;
        return (
          <li key={commodityId} className={css.row} {...(isChosen && { 'data-chosen': '' })}>
            {choice === undefined || isOwned ? (
              <Link className={css.title} href={course.href}>
                {course.name[locale]}
              </Link>
            ) : (
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && choice.max > 1 && choice.chosen.length >= choice.max}
                onChange={() => onChoose?.(toggled(choice.chosen, commodityId, choice.max))}
              >
                {course.name[locale]}
              </Checkbox>
            )}
            <About course={course} />
          </li>
        );
      })}
    </ul>
  );
}

function About({ course }: { readonly course: CourseItem }) {
  const texts = useTexts(studyCardTexts);
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const inside = useSnapshot(studyCard).inside[course.commodityId];

  const handleInside = () => {
    setOpen(!isOpen);
    if (!isOpen && (inside === undefined || inside === 'failed')) void loadPackageCourses(course.commodityId);
  };

  return (
    <>
      <Inline as="span" gap="x2" justify="end">
        {course.isOwned && <Tag tone="success">{texts.owned}</Tag>}
        {course.isPackage && (
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={handleInside}>
            {isOpen ? texts.hide : texts.viewContents}
          </Button>
        )}
      </Inline>
      <span className={css.meta}>
        {[course.isPackage ? texts.package : course.teacher[locale], texts.lessons(course.lessonCount)]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
      {course.isPackage && (
        <ul
          id={id}
          className={css.packageContents}
          hidden={!isOpen}
          aria-label={texts.contentsOf(course.name[locale])}
          aria-busy={inside === 'loading'}
        >
          {inside === 'failed' && <li>{texts.contentsFailed}</li>}
          {Array.isArray(inside) &&
            inside.map((one: CourseItem) => (
              <li key={one.commodityId}>
                {one.name[locale]} <span className={css.meta}>{texts.lessons(one.lessonCount)}</span>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
