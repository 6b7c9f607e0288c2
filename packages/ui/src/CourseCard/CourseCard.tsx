import type { Ref } from 'react';
import { Link } from '../link/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import { Price } from '../Price/index.ts';
import { Progress } from '../Progress/index.ts';
import { Tag } from '../Badge/index.ts';
import * as css from './CourseCard.css.ts';
import { Highlighted } from './Highlighted.tsx';

const zh = { lessons: (count: number) => `${count} 节`, progress: '学习进度' };

const texts: Texts<typeof zh> = {
  zh,
  en: { lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`), progress: 'Progress' },
};

export interface CourseCardProps {
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
  /** Where the whole card leads. */
  href: string;
  /** The name, on at most two lines. */
  title: string;
  /** Words that were searched for, to be marked in the title. @defaultValue none */
  highlight?: string | undefined;
  /** 16:9; missing or broken, the title's first character stands in. */
  coverUrl?: string | null | undefined;
  /** The kind in a word, as 直播课. */
  kind?: string | undefined;
  /** Who teaches it. */
  teacher?: string | null | undefined;
  /** How many lessons it has. */
  lessonCount?: number | null | undefined;
  /** Integer cents; see `Price`. Not shown where `progress` is. */
  priceCents?: number | null | undefined;
  /** The price before a discount, in cents; struck through. */
  originalCents?: number | null | undefined;
  /** 0 to 100, where the student owns the course. */
  progress?: number | null | undefined;
  /** Loads the cover at once, for the first row of a page. @defaultValue false */
  isPriority?: boolean;
  /** Level of the title in the page's outline. @defaultValue 3 */
  level?: 2 | 3 | 4;
}

/** A course in a shelf or list. The whole card is one link, named by its title. */
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
        <div className={css.foot}>
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
