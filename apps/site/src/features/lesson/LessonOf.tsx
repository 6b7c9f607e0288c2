import { headerClass } from '@lectern/themes';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { ArrowLeftIcon, ChevronRightIcon } from '@lectern/ui/icon';
import { Dotted, Heading } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { useTimeoutAt } from '../../shared/useTimeoutAt.ts';
import { RetryButton } from '../../shared/page/RetryButton.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { courseHref, lessonHref } from '../../shared/routes/pages.ts';
import { useTitle } from '../../shared/page/useTitle.ts';
import { ContentsList } from './ContentsList.tsx';
import { HomeworkLink } from '../homework/index.ts';
import { leaveStudy, lessonGate } from '../lessonGate/index.ts';
import { beginEntry, hasEntry, isRoom } from './entry/entry.ts';
import { EntryStage } from './entry/EntryStage.tsx';
import { Gate } from './entry/Gate.tsx';
import type { Lesson, LessonLive } from './lesson.model.ts';
import { lesson, type NamedLesson, refreshLesson, showLesson } from './lesson.store.ts';
import { lessonTexts } from './lesson.texts.ts';
import * as css from './LessonPage.css.ts';
import {
  enterLesson,
  followLesson,
  kindOfVisit,
  leaveLesson,
  reportLastVisit,
  setStudying,
} from './player/visit.store.ts';
import { Notes } from './Notes.tsx';
import type { PlayedVideo } from './player/playedVideo.ts';
import { Player } from './player/Player.tsx';

/** How long before its lesson a live room opens, in milliseconds. */
const ROOM_OPENS_MS = 10 * 60_000;

export interface LessonOfProps extends NamedLesson {
  /**
   * Whether the address is that of the live room: it is then entered without a press.
   * @defaultValue false
   */
  readonly isRoomAddress?: boolean;
  /**
   * Start position in its video, in seconds.
   * @defaultValue where the student stopped
   */
  readonly at?: number | undefined;
}

/** The page of a given lesson. */
export function LessonOf({ commodityId, classTypeId, lessonId, isRoomAddress = false, at }: LessonOfProps) {
  const texts = useTexts(lessonTexts);
  const { token } = useSnapshot(session);
  const { status, current } = useSnapshot(lesson);
  const show = useCallback(
    () => void showLesson({ commodityId, classTypeId, lessonId }),
    [commodityId, classTypeId, lessonId],
  );

  useEffect(show, [show, token]);

  if (status === 'nameless' || status === 'missing' || status === 'failed') {
    const { title, help } = texts.absent[status];
    return (
      <DarkBackground>
        <div className={css.message}>
          <EmptyState
            type="course"
            level={1}
            title={title}
            description={help}
            action={
              status === 'failed' ? (
                <RetryButton onClick={show} />
              ) : (
                <ButtonLink variant="primary" href="#/personal/course/lessons">
                  {texts.myCourses}
                </ButtonLink>
              )
            }
          />
        </div>
      </DarkBackground>
    );
  }
  return current === undefined ? (
    <LessonSkeleton />
  ) : (
    <Room lesson={current} isRoomAddress={isRoomAddress} at={at} isBusy={status === 'loading'} />
  );
}

/** The background of a lesson, dark in every theme; the header's class provides the accent colour. */
function DarkBackground({
  isBusy = false,
  children,
}: {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  const { current } = useSnapshot(shell);
  return (
    <div className={`${css.page} ${headerClass(current.headerColour)}`} data-theme="dark" aria-busy={isBusy}>
      {children}
    </div>
  );
}

interface RoomProps {
  readonly lesson: Lesson;
  readonly isRoomAddress: boolean;
  readonly at: number | undefined;
  readonly isBusy: boolean;
}

function Room({ lesson: shown, isRoomAddress, at, isBusy }: RoomProps) {
  const texts = useTexts(lessonTexts);
  const locale = useLocale();
  const video = useRef<PlayedVideo>(null);
  const { token } = useSnapshot(session);
  const courseIds = { commodityId: shown.commodityId, courseId: shown.courseId };
  const next = shown.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === shown.nextId);
  const isEntered = useEntry(shown, isRoomAddress);
  const isWatchable =
    isEntered && shown.media !== undefined && (shown.access === 'open' || shown.access === 'preview');

  useVisit(shown, isEntered);

  useTitle(shown.name[locale]);

  return (
    <DarkBackground>
      <header className={css.bar}>
        <Link className={css.backLink} href={courseHref(shown.commodityId, shown.courseId)}>
          <ArrowLeftIcon size={20} />
          <span className={css.backLabel}>{texts.backToCourse}</span>
        </Link>
        <p className={css.course}>{shown.courseName[locale]}</p>
      </header>
      <div className={css.layout}>
        <div className={css.stage}>
          {isWatchable ? (
            <Player key={shown.id} lesson={shown} at={at} video={video} />
          ) : (
            <Before key={shown.id} lesson={shown} isEntered={isEntered} />
          )}
        </div>
        <div className={css.belowPlayer} aria-busy={isBusy}>
          <div className={css.titleRow}>
            <Heading level={1} size="xl">
              {shown.name[locale]}
            </Heading>
            <SavedState />
          </div>
          <div className={css.steps}>
            {token !== '' && <HomeworkLink courseId={shown.courseId} lessonId={shown.id} />}
            {shown.previousId !== '' && (
              <ButtonLink variant="quiet" href={lessonHref(courseIds, shown.previousId)}>
                {texts.previous}
              </ButtonLink>
            )}
            {next !== undefined && (
              <ButtonLink
                href={lessonHref(courseIds, next.id)}
                aria-label={texts.nextNamed(next.name[locale])}
              >
                {texts.nextLesson} <ChevronRightIcon size={18} />
              </ButtonLink>
            )}
          </div>
        </div>
        <aside className={css.side}>
          <ContentsList lesson={shown} />
        </aside>
        {isWatchable && (
          <div className={css.notes}>
            <Notes lessonId={shown.id} video={video} />
          </div>
        )}
      </div>
    </DarkBackground>
  );
}

/**
 * Starts entering a lesson when the page opens, unless the student must press a button; returns whether the
 * lesson is entered.
 */
function useEntry(shown: Lesson, isRoomAddress: boolean): boolean {
  const { id, courseId, commodityId } = shown;
  const { token } = useSnapshot(session);
  const { machine } = useSnapshot(lessonGate);
  const isDue = token !== '' && hasEntry(shown);
  const isBegunHere = isDue && (isRoomAddress || !isRoom(shown));

  useEffect(() => {
    if (isBegunHere) void beginEntry({ id, courseId, commodityId }, isRoomAddress);
    return leaveStudy;
  }, [id, courseId, commodityId, token, isBegunHere, isRoomAddress]);

  return !isDue || machine.step === 'entered';
}

/** Reports to the server that the student is in the lesson, from entering it until the page is left. */
function useVisit(shown: Lesson, isEntered: boolean): void {
  const { id, live } = shown;
  const { token } = useSnapshot(session);
  const kind = token !== '' && isEntered ? kindOfVisit(shown) : undefined;
  const isFollowed = token !== '' && kind === undefined && live !== undefined && live.stage !== 'ended';
  // In a live room, time counts while the teacher is there; for a video, the player reports when it plays.
  const isClass = kind === 'live' && live?.stage === 'now';

  useEffect(() => {
    if (isFollowed) void followLesson(id);
    return isFollowed ? leaveLesson : undefined;
  }, [id, isFollowed]);

  useEffect(() => {
    if (kind === undefined) return undefined;
    void enterLesson(id, kind);
    addEventListener('pagehide', reportLastVisit);
    return () => {
      removeEventListener('pagehide', reportLastVisit);
      leaveLesson();
    };
  }, [id, kind, token]);

  useEffect(() => {
    if (kind === 'live') setStudying(isClass);
  }, [kind, isClass, token]);

  useTimeoutAt(nextChange(live), () => void refreshLesson().catch(() => undefined));
}

/** Returns when a live lesson's stage changes by schedule; undefined if it does not. */
function nextChange(live: LessonLive | undefined): number | undefined {
  if (live === undefined) return undefined;
  const opensAt = Date.parse(live.startsAt) - ROOM_OPENS_MS;
  const moment =
    live.stage === 'upcoming' ? opensAt : isRoom({ live }) ? Date.parse(live.endsAt) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Shown in place of the player: the gates before the lesson, or why nothing can be played. */
function Before({ lesson: shown, isEntered }: { readonly lesson: Lesson; readonly isEntered: boolean }) {
  const { machine } = useSnapshot(lessonGate);
  const handleEnter = () => void beginEntry(shown);
  if (isEntered) return <Gate lesson={shown} />;
  // A live room is entered by a press.
  if (machine.step === 'idle' && isRoom(shown)) return <Gate lesson={shown} onEnter={handleEnter} />;
  return <EntryStage onEnter={handleEnter} />;
}

function SavedState() {
  const texts = useTexts(lessonTexts);
  const { saving, current, progress } = useSnapshot(lesson);
  const { token } = useSnapshot(session);
  const own = current === undefined ? undefined : progress.lessons[current.id];
  if (current?.media === undefined) return null;
  const progressText = token === '' ? texts.visitor : saving === 'waiting' ? texts.waiting : texts.saved;
  const ratio =
    own === undefined || token === ''
      ? ''
      : own.isFinished
        ? texts.finished
        : texts.lessonProgress(own.percent);
  return (
    <p className={css.saved} role="status">
      <Dotted>{[ratio, progressText].filter(Boolean).join(' · ')}</Dotted>
    </p>
  );
}

function LessonSkeleton() {
  return (
    <DarkBackground isBusy>
      <header className={css.bar}>
        <Skeleton width="200px" />
      </header>
      <div className={css.layout}>
        <div className={css.stage}>
          <Skeleton shape="cover" />
        </div>
        <div className={css.belowPlayer}>
          <Skeleton width="50%" height="32px" />
        </div>
        <aside className={css.side}>
          <Skeleton shape="box" height="420px" />
        </aside>
      </div>
    </DarkBackground>
  );
}
