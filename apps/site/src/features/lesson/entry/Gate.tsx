import { parseUrl } from '@lectern/sdk';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { session } from '../../../shared/session/session.store.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { courseHref } from '../../../shared/routes/pages.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Lesson } from '../lesson.model.ts';
import { joinFree, lesson as lessonState, markFinished } from '../lesson.store.ts';
import { lessonTexts } from '../lesson.texts.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { Stage } from './Stage.tsx';

/** Loaded late, since most lessons are recorded. */
const LateLiveGate = deferred(async () => (await import('./LiveGate.tsx')).LiveGate);

export interface GateProps {
  readonly lesson: Lesson;
  /** Starts entering the live room; left out once it is open. */
  readonly onEnter?: () => void;
}

/** The stage when nothing can be played: what is missing, and the one thing to do about it. */
export function Gate({ lesson, onEnter }: GateProps) {
  const texts = useTexts(lessonTexts);
  const { token } = useSnapshot(session);
  const { access, live, kind } = lesson;

  if (access === 'buy') {
    return (
      <Stage isLocked title={texts.gate.buy} help={texts.gate.buyHelp}>
        <ButtonLink variant="primary" size="large" href={courseHref(lesson.commodityId, lesson.courseId)}>
          {texts.gate.toBuy(formatMoney(lesson.priceCents))}
        </ButtonLink>
        {token === '' && <LoginButton />}
      </Stage>
    );
  }
  if (access === 'join') {
    return (
      <Stage isLocked title={texts.gate.join} help={texts.gate.joinHelp}>
        {token === '' ? <LoginButton /> : <JoinButton />}
      </Stage>
    );
  }
  if (kind === 'link') return <LinkStage lesson={lesson} />;
  if (live !== undefined) return <LateLiveGate lesson={lesson} live={live} onEnter={onEnter} />;
  return <Stage title={texts.noMedia} help={texts.noMediaHelp} />;
}

function LoginButton() {
  const texts = useTexts(lessonTexts);
  return (
    <Button size="large" onClick={() => openLogin('login')}>
      {texts.gate.login}
    </Button>
  );
}

function JoinButton() {
  const texts = useTexts(lessonTexts);
  const { isBusy, run } = useTask(texts.gate.joinFailed);
  return (
    <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void run(joinFree)}>
      {texts.gate.toJoin}
    </Button>
  );
}

function LinkStage({ lesson }: GateProps) {
  const texts = useTexts(lessonTexts);
  const { progress } = useSnapshot(lessonState);
  const isFinished = progress.lessons[lesson.id]?.isFinished === true;
  const host = parseUrl(lesson.linkUrl)?.host ?? '';
  const handleMark = async () =>
    toastResult(await markFinished(lesson.id), texts.link.marked, texts.link.failed);
  return (
    <Stage
      title={lesson.linkUrl === '' ? texts.noMedia : texts.link.title}
      help={host === '' ? '' : texts.link.foreign(host)}
    >
      {lesson.linkUrl !== '' && <OutsideLink href={lesson.linkUrl}>{texts.link.open}</OutsideLink>}
      {lesson.access === 'open' && (
        <Button size="large" disabled={isFinished} onClick={() => void handleMark()}>
          {isFinished ? texts.finished : texts.link.mark}
        </Button>
      )}
    </Stage>
  );
}
