import type { StudyGate } from '@lectern/sdk/machines';
import { Button } from '@lectern/ui/Button';
import { Spinner } from '@lectern/ui/Spinner';
import { StudyGates, type StudyGate as ShownGate } from '@lectern/ui/Stepper';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { checkFaceForLesson, isWaitingAt, lessonGate, type StudyStop } from '../../lessonGate/index.ts';
import { lessonTexts } from '../lesson.texts.ts';
import { Stage } from './Stage.tsx';
import * as css from './EntryStage.css.ts';

const SHOWN = {
  proxy: 'proxy',
  agreement: 'agreement',
  information: 'info',
  freeCourse: 'freeCourse',
  face: 'face',
} as const satisfies Record<StudyGate, ShownGate>;

type Words = (typeof lessonTexts)['zh'];

/** Says why the way ended. */
function wordsOfStop(
  stop: StudyStop,
  { absent, entry, live }: Words,
): { readonly title: string; readonly help: string } {
  if (stop.cause === 'putOff') return { title: entry.gates[stop.gate], help: entry.putOff };
  if (stop.cause === 'failed') return { title: entry.failed, help: stop.words };
  const problems = {
    incomplete: absent.nameless.title,
    replayBlocked: live.noReplay,
    noAddress: live.noRoom,
  };
  return { title: problems[stop.problem], help: '' };
}

export interface EntryStageProps {
  /** Begins the way anew. */
  readonly onEnter: () => void;
}

/** Stands on the stage while the gates before a lesson are passed: which one it is, and how to go on. */
export function EntryStage({ onEnter }: EntryStageProps) {
  const texts = useTexts(lessonTexts);
  const { machine, met, stop } = useSnapshot(lessonGate);
  const gate = met.at(-1);
  const way = gate !== undefined && (
    <div className={css.way}>
      <StudyGates
        gates={[...met.map((one) => SHOWN[one]), 'room']}
        current={machine.step === 'room' ? 'room' : SHOWN[gate]}
        hasFailed={stop?.cause === 'failed'}
      />
    </div>
  );

  if (stop !== undefined) {
    return (
      <Stage isLocked={stop.cause === 'putOff'} head={way || undefined} {...wordsOfStop(stop, texts)}>
        {stop.cause === 'room' ? undefined : (
          <Button variant="primary" size="large" onClick={onEnter}>
            {stop.cause === 'failed' ? texts.retry : texts.entry.goOn}
          </Button>
        )}
      </Stage>
    );
  }
  if (isWaitingAt(machine, 'face')) {
    return (
      <Stage isLocked head={way || undefined} title={texts.entry.gates.face} help={texts.entry.faceHelp}>
        <Button variant="primary" size="large" onClick={() => void checkFaceForLesson()}>
          {texts.entry.checkFace}
        </Button>
      </Stage>
    );
  }
  const title =
    gate !== undefined && machine.phase === 'waiting' ? texts.entry.gates[gate] : texts.entry.checking;
  return <Stage head={way || <Spinner />} title={title} help="" />;
}
