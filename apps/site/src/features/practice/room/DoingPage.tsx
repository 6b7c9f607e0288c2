import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { examHref, examRecordHref, reportHref } from '../../../shared/routes/pages.ts';
import { RetryButton } from '../../../shared/page/RetryButton.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import * as css from './DoingPage.css.ts';
import { Room } from './Room.tsx';
import { openRoom, previewRoom, room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';
import { useRoom } from './useRoom.ts';

/** Reads the exercise id from an address; empty if missing. */
const recordIn = (search: string): string => new URLSearchParams(search).get('recordId') ?? '';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => {
  const recordId = recordIn(search);
  return recordId === '' ? Promise.resolve() : previewRoom(recordId);
};

/** The room in which a paper is answered: one question at a time, whatever the paper's length. */
export default function DoingPage() {
  const recordId = recordIn(useSearch());
  return recordId === '' ? <NoRoom /> : <OpenRoom recordId={recordId} />;
}

function OpenRoom({ recordId }: { readonly recordId: string }) {
  const texts = useTexts(roomTexts);
  const step = useRoom(recordId);
  const { exam, faceOf } = useSnapshot(room);
  const isExam = exam !== undefined;
  useEffect(() => {
    if (step !== 'face') return;
    toast(texts.faceFirst, { tone: 'warning' });
    navigate(examHref(faceOf), { replace: true });
  }, [step, faceOf, texts]);
  useEffect(() => {
    if (step !== 'handedIn') return;
    if (room.lateCount > 0)
      toast((room.isOver ? texts.afterEnd : texts.tooLate)(room.lateCount), { tone: 'warning' });
    navigate((isExam ? examRecordHref : reportHref)(recordId), { replace: true });
  }, [step, recordId, isExam, texts]);

  if (step === 'missing') return <NoRoom />;
  if (step === 'failed') return <NoRoom onRetry={() => openRoom(recordId)} />;
  return step === 'ready' || step === 'handingIn' ? <Room /> : <RoomSkeleton />;
}

/** Shown for an exercise that does not exist or could not be loaded, with a link to go on. */
function NoRoom({ onRetry }: { readonly onRetry?: () => void }) {
  const texts = useTexts(roomTexts);
  return (
    <div className={css.room}>
      <EmptyState
        type="blank"
        level={1}
        title={onRetry === undefined ? texts.missing : texts.failed}
        {...(onRetry !== undefined && { description: texts.failedHelp })}
        action={
          onRetry === undefined ? (
            <ButtonLink href="#/lib/subject">{texts.toBank}</ButtonLink>
          ) : (
            <RetryButton onClick={onRetry} />
          )
        }
      />
    </div>
  );
}

function RoomSkeleton() {
  const texts = useTexts(roomTexts);
  return (
    <div className={css.room} role="status" aria-busy aria-label={texts.loading}>
      <div className={css.bar}>
        <Skeleton width="240px" />
      </div>
      <div className={css.workspace}>
        <Stack gap="x8">
          <Skeleton width="120px" />
          <Skeleton shape="box" height="96px" />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="box" height="48px" />
          ))}
        </Stack>
      </div>
    </div>
  );
}
