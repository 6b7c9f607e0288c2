import { CircleCheckIcon, LiveIcon, LockIcon, PlayIcon } from '@lectern/ui/icon';
import { Heading, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Progress } from '@lectern/ui/Progress';
import { formatClock } from '@lectern/ui/Timer';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { lessonHref } from '../../shared/routes/pages.ts';
import * as css from './ContentsList.css.ts';
import type { Lesson, LessonItem } from './lesson.model.ts';
import { lesson as lessonState } from './lesson.store.ts';
import { lessonTexts } from './lesson.texts.ts';

export interface ContentsListProps {
  readonly lesson: Lesson;
}

/** The course's contents with check marks; the current lesson is scrolled into view. */
export function ContentsList({ lesson }: ContentsListProps) {
  const texts = useTexts(lessonTexts);
  const locale = useLocale();
  const { progress } = useSnapshot(lessonState);
  const scroller = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const [box, row] = [scroller.current, current.current];
    // Scrolls only the list, never the page.
    if (box !== null && row !== null)
      box.scrollTop = row.offsetTop - box.clientHeight / 2 + row.clientHeight / 2;
  }, [lesson.id]);

  return (
    <nav className={css.contents} aria-label={texts.contents}>
      <header className={css.head}>
        <Heading size="md">{texts.contents}</Heading>
        <Progress percent={progress.percent} label={texts.progress} size="small" hasFigure />
      </header>
      <div ref={scroller} className={css.scroller}>
        {lesson.chapters.map((chapter) => (
          <section key={chapter.id} aria-label={chapter.name[locale]}>
            <h3 className={css.chapter}>{chapter.name[locale]}</h3>
            <ol>
              {chapter.lessons.map((item) => (
                <li key={item.id} ref={item.id === lesson.id ? current : null}>
                  <Row lesson={lesson} item={item} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </nav>
  );
}

function Row({ lesson, item }: { readonly lesson: Lesson; readonly item: LessonItem }) {
  const texts = useTexts(lessonTexts);
  const locale = useLocale();
  const { progress } = useSnapshot(lessonState);
  const own = progress.lessons[item.id];
  const isFinished = own?.isFinished === true;
  const about = [
    item.kind !== 'video' && texts.kinds[item.kind],
    item.seconds > 0 && formatClock(item.seconds),
    isFinished
      ? texts.finished
      : own !== undefined && own.percent > 0
        ? texts.lessonProgress(own.percent)
        : !item.isOpen && texts.locked,
  ].filter(Boolean);
  return (
    <Link
      className={css.row}
      href={lessonHref({ commodityId: lesson.commodityId, courseId: lesson.courseId }, item.id)}
      {...(item.id === lesson.id && { 'aria-current': 'page' as const })}
    >
      <span className={css.icon} data-finished={isFinished || undefined}>
        {isFinished ? (
          <CircleCheckIcon />
        ) : !item.isOpen ? (
          <LockIcon />
        ) : item.kind === 'live' ? (
          <LiveIcon />
        ) : (
          <PlayIcon />
        )}
      </span>
      <Stack as="span">
        <span className={css.name}>{item.name[locale]}</span>
        <span className={css.meta}>
          {about.join(' · ')}
          {item.isPreview && lesson.access !== 'open' && <span className={css.preview}>{texts.preview}</span>}
        </span>
      </Stack>
    </Link>
  );
}
