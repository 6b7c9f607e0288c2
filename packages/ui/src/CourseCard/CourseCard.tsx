import type { Ref } from 'react';
import { Link } from '../link/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import { Price } from '../Price/index.ts';
import { Progress } from '../Progress/index.ts';
import { Tag } from '../Badge/index.ts';
import * as css from './CourseCard.css.ts';
import { Highlighted } from './Highlighted.tsx';

const texts = inBoth({
  lessons: (count: number) => [`${count} 节`, count === 1 ? '1 lesson' : `${count} lessons`],
  progress: ['学习进度', 'Progress'],
});

export interface CourseCardProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Address that the whole card links to. */
  href: string;
  /** Name of the course, shown on at most two lines. */
  title: string;
  /** Search words to highlight in the title, separated by spaces. @defaultValue none */
  highlight?: string | undefined;
  /** URL of the cover, 16:9; without one, or if it fails to load, the title's first character is shown. */
  coverUrl?: string | null | undefined;
  /** Kind of course in a word, for example 直播课. */
  kind?: string | undefined;
  /** Name of the teacher. */
  teacher?: string | null | undefined;
  /** Number of lessons. */
  lessonCount?: number | null | undefined;
  /** Price in cents (integer); see `Price`. Not shown if `progress` is given. */
  priceCents?: number | null | undefined;
  /** Price before a discount in cents, shown struck through. */
  originalCents?: number | null | undefined;
  /** Learning progress in percent, for a course the student owns. */
  progress?: number | null | undefined;
  /** Whether the cover is loaded eagerly, for the first row of a page. @defaultValue false */
  isPriority?: boolean;
  /** Heading level of the title. @defaultValue 3 */
  level?: 2 | 3 | 4;
}

/** A course in a grid or list. The whole card is one link, named by its title. */
export function CourseCard({
  ref,
  href,
  title,
  highlight = '',
  coverUrl,
  kind,
  teacher,
  lessonCount,
  priceCents,
  originalCents,
  progress,
  isPriority = false,
  level = 3,
}: CourseCardProps) {
  const text = useTexts(texts);
  const Heading = `h${level}` as const;
  const [initial = ''] = title.trim();
  const about = [teacher, typeof lessonCount === 'number' && lessonCount > 0 && text.lessons(lessonCount)];
  return (
    <article ref={ref} className={css.card}>
      <div className={css.cover}>
        <span aria-hidden>{initial}</span>
        {coverUrl && (
          <img
            className={css.picture}
            src={coverUrl}
            alt=""
            width={640}
            height={360}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
            decoding="async"
            onError={(event) => event.currentTarget.remove()}
          />
        )}
        {kind && (
          <Tag tone="onCover" className={css.kind}>
            {kind}
          </Tag>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.title}>
          <Link className={css.link} href={href}>
            <Highlighted text={title} words={highlight} />
          </Link>
        </Heading>
        <p className={css.meta}>{about.filter(Boolean).join(' · ') || '\u00a0'}</p>
        <div className={css.footer}>
          {typeof progress === 'number' ? (
            <Progress percent={progress} label={text.progress} hasFigure />
          ) : (
            <Price cents={priceCents} originalCents={originalCents} />
          )}
        </div>
      </div>
    </article>
  );
}
