import { STUDY_GATES, type StudyGate } from '@lectern/sdk/machines';
import { Button } from '@lectern/ui/Button';
import { Spinner } from '@lectern/ui/Spinner';
import { StudyGates, type StudyGate as ShownGate } from '@lectern/ui/Stepper';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { checkFaceForLesson, isWaitingAt, lessonGate, type StudyStop } from '../../lessonGate/index.ts';
import { lessonTexts } from '../lesson.texts.ts';
import { Stage } from './Stage.tsx';
import * as css from './EntryStage.css.ts';

const SHOWN_GATES = {
  proxy: 'proxy',
  agreement: 'agreement',
  information: 'info',
  freeCourse: 'freeCourse',
  face: 'face',
} as const satisfies Record<StudyGate, ShownGate>;

type EntryTexts = (typeof lessonTexts)['zh'];

/** Returns the text that says why entering stopped. */
function stopMessage(
  stop: StudyStop,
  stepsLeft: number,
  { absent, entry, live }: EntryTexts,
): { readonly title: string; readonly help: string } {
  if (stop.cause === 'putOff') return { title: entry.gates[stop.gate], help: entry.putOff(stepsLeft) };
  if (stop.cause === 'failed') return { title: entry.failed, help: stop.message };
  const problems = {
    incomplete: absent.nameless.title,
    replayBlocked: live.noReplay,
    noAddress: live.noRoom,
  };
  return { title: problems[stop.problem], help: '' };
}

/** Returns the gates that are not passed yet, of those that apply to this student. */
function remainingGates(gates: readonly StudyGate[], at: StudyGate | undefined): readonly StudyGate[] {
  return at === undefined
    ? gates
    : gates.filter((gate) => STUDY_GATES.indexOf(gate) >= STUDY_GATES.indexOf(at));
}

export interface EntryStageProps {
  /** Starts entering again. */
  readonly onEnter: () => void;
}

/** Shown on the stage while the gates before a lesson are passed: all gates, the current one, and how to continue. */
export function EntryStage({ onEnter }: EntryStageProps) {
  const texts = useTexts(lessonTexts);
  const { machine, gates, at, stop, isRecognising } = useSnapshot(lessonGate);
  const left = machine.step === 'room' || stop?.cause === 'room' ? [] : remainingGates(gates, at);
  const gate = left[0];
  // If the check of a gate failed, it is unknown whether the gate applies to this student.
  const isKnown = gates.length > 0 && !(stop?.cause === 'failed' && gate !== at);
  const way = isKnown ? (
    <div className={css.way}>
      <StudyGates
        gates={[...gates.map((one) => SHOWN_GATES[one]), 'room']}
        current={gate === undefined ? 'room' : SHOWN_GATES[gate]}
        hasFailed={stop?.cause === 'failed'}
      />
    </div>
  ) : undefined;

  if (stop !== undefined) {
    return (
      <Stage isLocked={stop.cause === 'putOff'} head={way} {...stopMessage(stop, left.length, texts)}>
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
      <Stage
        isLocked
        head={way}
        {...(isRecognising
          ? texts.entry.recognising
          : { title: texts.entry.gates.face, help: texts.entry.faceHelp })}
      >
        <Button
          variant={isRecognising ? 'secondary' : 'primary'}
          size="large"
          onClick={() => void checkFaceForLesson()}
        >
          {isRecognising ? texts.entry.showCheck : texts.entry.checkFace}
        </Button>
      </Stage>
    );
  }
  const title =
    gate !== undefined && machine.phase === 'waiting' ? texts.entry.gates[gate] : texts.entry.checking;
  return <Stage head={way ?? <Spinner />} title={title} help="" />;
}
