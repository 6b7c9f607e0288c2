import { Tag } from '@lectern/ui/Badge';
import { useTexts } from '@lectern/ui/locale';
import { Timer } from '@lectern/ui/Timer';
import { useCallback } from 'react';
import { type ExamClock, steadyNow } from '../state/examClock.ts';
import { roomTexts } from '../room.texts.ts';
import { handInAtEnd } from './attempt.store.ts';

interface ExamBarProps {
  readonly exam: ExamClock;
  readonly isTimeShown: boolean;
  readonly onTimeShown: (isShown: boolean) => void;
}

/** The remaining time of an exam, by the server's clock, and how often its page may still be left. */
export function ExamBar({ exam, isTimeShown, onTimeShown }: ExamBarProps) {
  const texts = useTexts(roomTexts);
  const handleEnd = useCallback(() => void handInAtEnd(), []);
  return (
    <>
      {exam.leaveLimit > 0 && exam.leaveCount > 0 && (
        <Tag tone="warning">{texts.awayCount(exam.leaveCount, exam.leaveLimit)}</Tag>
      )}
      <Timer
        deadline={exam.endsAt}
        now={steadyNow}
        onEnd={handleEnd}
        isHidden={!isTimeShown}
        onHide={(isHidden) => onTimeShown(!isHidden)}
      />
    </>
  );
}
