import { Button } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useLiveStart } from '../../../shared/school/useLiveStart.ts';
import { session } from '../../../shared/session/session.store.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Lesson, LessonLive } from '../lesson.model.ts';
import { saveEvent } from '../lesson.store.ts';
import { liveTexts } from './live.texts.ts';
import { MeetingDetails } from './MeetingDetails.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { Stage } from './Stage.tsx';

export interface LiveGateProps {
  readonly lesson: Lesson;
  readonly live: LessonLive;
  /** Starts entering the room; undefined once it is open. */
  readonly onEnter: (() => void) | undefined;
}

/**
 * The stage of a live lesson: when it starts, whether its teacher is there, how to enter the room, and what
 * comes afterwards.
 */
export function LiveGate({ lesson, live, onEnter }: LiveGateProps) {
  const texts = useTexts(liveTexts);
  const liveStart = useLiveStart();
  const { token } = useSnapshot(session);
  const { stage } = live;

  if (stage === 'upcoming') {
    return (
      <Stage title={texts.upcoming} help={texts.startsAt(liveStart(live.startsAt))}>
        {token !== '' && lesson.access === 'open' ? <CalendarButton lessonId={lesson.id} /> : undefined}
      </Stage>
    );
  }
  if (stage !== 'waiting' && stage !== 'now') return <Stage {...texts.stages[stage]} />;
  if (onEnter !== undefined) {
    return (
      <Stage {...texts.stages[stage]}>
        <Button variant="primary" size="large" onClick={onEnter}>
          {stage === 'waiting' ? texts.enterEarly : texts.enter}
        </Button>
      </Stage>
    );
  }
  if (lesson.linkUrl === '') return <Stage title={texts.stages[stage].title} help={texts.noRoom} />;
  return (
    <Stage
      title={texts.stages[stage].title}
      help={stage === 'waiting' ? texts.stages.waiting.help : texts.counted}
    >
      {lesson.isMeeting && token !== '' && <MeetingDetails lessonId={lesson.id} />}
      <OutsideLink href={lesson.linkUrl}>{texts.enter}</OutsideLink>
    </Stage>
  );
}

function CalendarButton({ lessonId }: { readonly lessonId: string }) {
  const texts = useTexts(liveTexts);
  const locale = useLocale();
  const { isBusy, run } = useTask(texts.notSaved);
  return (
    <Button size="large" isBusy={isBusy} onClick={() => void run(() => saveEvent(lessonId, locale))}>
      {texts.toCalendar}
    </Button>
  );
}
