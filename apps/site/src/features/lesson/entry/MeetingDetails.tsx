import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { copyText } from '../../../shared/copyText.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { lessonTexts } from '../lesson.texts.ts';
import { leaveMeeting, loadMeeting, meeting } from './meeting.store.ts';
import * as css from './MeetingDetails.css.ts';

/** Number and password of a live lesson's online meeting, each with a copy button. */
export function MeetingDetails({ lessonId }: { readonly lessonId: string }) {
  const texts = useTexts(lessonTexts).meeting;
  const { status, meetingNo, password } = useSnapshot(meeting);

  useEffect(() => {
    void loadMeeting(lessonId);
    return leaveMeeting;
  }, [lessonId]);

  if (status === 'failed') {
    return (
      <Inline as="p" gap="x3" justify="center">
        {texts.failed}
        <Button size="small" onClick={() => void loadMeeting(lessonId)}>
          {texts.retry}
        </Button>
      </Inline>
    );
  }
  const handleCopy = async (text: string) => {
    const isCopied = await copyText(text);
    toast(isCopied ? texts.copied : texts.notCopied, { tone: isCopied ? 'success' : 'danger' });
  };
  return (
    <div className={css.details}>
      <DescriptionList
        layout="pairs"
        isBusy={status !== 'ready'}
        items={(
          [
            [texts.number, meetingNo, texts.copyNumber],
            [texts.password, password, texts.copyPassword],
          ] as const
        ).map(([term, value, copy]) => ({
          term,
          value: (
            <span className={css.value}>
              {status === 'ready' ? (
                <>
                  <span className={css.text}>{value}</span>
                  <Button size="small" aria-label={copy} onClick={() => void handleCopy(value)}>
                    {texts.copy}
                  </Button>
                </>
              ) : (
                <Skeleton width="120px" />
              )}
            </span>
          ),
        }))}
      />
    </div>
  );
}
