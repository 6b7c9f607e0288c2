import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import {
  ChevronDownIcon,
  CircleCheckIcon,
  ExternalLinkIcon,
  LiveIcon,
  LockIcon,
  PlayIcon,
} from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useLiveStart } from '../../../shared/school/useLiveStart.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import * as css from './Contents.css.ts';
import type { Chapter, Detail, Lesson } from './detail.model.ts';
import { detailTexts } from './detail.texts.ts';
import { formatDuration } from './duration.ts';

/** Returns the chapters that are initially expanded: the one to continue with, or else the first two. */
function firstOpen(chapters: readonly Chapter[], nextLessonId: string): string[] {
  const next = chapters.find(({ lessons }) => lessons.some(({ id }) => id === nextLessonId));
  return next === undefined ? chapters.slice(0, 2).map(({ id }) => id) : [next.id];
}

/** The contents of a course: collapsible chapters with their lessons. */
export function Contents({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  const { chapters, nextLessonId } = detail;
  const [open, setOpen] = useState(() => firstOpen(chapters, nextLessonId));
  if (chapters.length === 0) return <p className={css.none}>{texts.noContents}</p>;
  const isAllOpen = chapters.every(({ id }) => open.includes(id));
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) =>
      isOpen ? [...before.filter((one) => one !== id), id] : before.filter((one) => one !== id),
    );
  return (
    <>
      <div className={css.head}>
        <span>{texts.chapterCount(detail.course.lessonCount, formatDuration(detail.seconds, locale))}</span>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setOpen(isAllOpen ? [] : chapters.map(({ id }) => id))}
        >
          {isAllOpen ? texts.closeAll : texts.openAll}
        </Button>
      </div>
      <div className={css.chapters}>
        {chapters.map((chapter) => (
          <details
            key={chapter.id}
            className={css.chapter}
            open={open.includes(chapter.id)}
            onToggle={({ currentTarget }) => toggle(chapter.id, currentTarget.open)}
          >
            <summary className={css.summary}>
              <ChevronDownIcon className={css.chevron} />
              <span className={css.chapterName}>{chapter.name[locale]}</span>
              <span className={css.lessonMeta}>
                {texts.chapterCount(
                  chapter.lessons.length,
                  formatDuration(
                    chapter.lessons.reduce((sum, { seconds }) => sum + seconds, 0),
                    locale,
                  ),
                )}
              </span>
            </summary>
            <ol>
              {chapter.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonRow detail={detail} lesson={lesson} />
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </>
  );
}

interface LessonRowProps {
  readonly detail: Detail;
  readonly lesson: Lesson;
}

function LessonRow({ detail, lesson }: LessonRowProps) {
  const locale = useLocale();
  const liveStart = useLiveStart();
  const { course } = detail;
  const canOpen = lesson.kind === 'link' ? lesson.url !== '' : course.isOwned || lesson.isPreview;
  const inside = (
    <>
      <LessonIcon lesson={lesson} canOpen={canOpen} />
      <span className={css.name}>
        {lesson.name[locale]}
        {lesson.kind === 'live' && <span className={css.time}>{liveStart(lesson.startsAt)}</span>}
      </span>
      <LessonRemark lesson={lesson} isOwned={course.isOwned} />
      <span className={css.lessonMeta}>{formatDuration(lesson.seconds, locale)}</span>
    </>
  );
  if (!canOpen) return <div className={css.row}>{inside}</div>;
  const current = course.isOwned && lesson.id === detail.nextLessonId;
  return lesson.kind === 'link' ? (
    <Link className={css.row} href={lesson.url} isNewWindow data-open="">
      {inside}
    </Link>
  ) : (
    <Link
      className={css.row}
      href={lessonHref(course, lesson.id)}
      data-open=""
      aria-current={current ? 'true' : undefined}
    >
      {inside}
    </Link>
  );
}

function LessonIcon({ lesson, canOpen }: { readonly lesson: Lesson; readonly canOpen: boolean }) {
  const texts = useTexts(detailTexts);
  if (lesson.progress === 'finished')
    return (
      <CircleCheckIcon className={css.done} aria-hidden={false} role="img" aria-label={texts.finished} />
    );
  if (!canOpen)
    return <LockIcon className={css.icon} aria-hidden={false} role="img" aria-label={texts.locked} />;
  if (lesson.kind === 'link') return <ExternalLinkIcon className={css.icon} />;
  return lesson.kind === 'live' ? <LiveIcon className={css.icon} /> : <PlayIcon className={css.icon} />;
}

function LessonRemark({ lesson, isOwned }: { readonly lesson: Lesson; readonly isOwned: boolean }) {
  const texts = useTexts(detailTexts);
  if (lesson.liveState === 'now') return <Tag tone="danger">{texts.live.now}</Tag>;
  if (!isOwned) return lesson.isPreview ? <Tag tone="info">{texts.preview}</Tag> : null;
  if (lesson.progress === 'started') return <Tag tone="accent">{texts.begun}</Tag>;
  if (lesson.liveState === 'finished')
    return <Tag>{lesson.hasReplay ? texts.live.replay : texts.live.over}</Tag>;
  return lesson.liveState === 'upcoming' ? <Tag>{texts.live.upcoming}</Tag> : null;
}
