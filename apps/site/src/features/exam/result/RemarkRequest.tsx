import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { TextArea } from '@lectern/ui/fields';
import { Heading, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Attempt, Remark } from '../exam.model.ts';
import { remarkTexts } from './remark.texts.ts';
import * as css from './result.css.ts';
import { requestRemark } from './result.store.ts';

const MAX_REASON_LENGTH = 500;

/** The student's request for re-marking, the school's answer, and a form while a request is possible. */
export function RemarkRequest({ attempt: { remark, remarkUntil } }: { readonly attempt: Attempt }) {
  const texts = useTexts(remarkTexts);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setAsking(false);
    // The element that had the focus is removed.
    heading.current?.focus();
  };
  return (
    <Card as="section" padding="large" gap="x3" aria-labelledby="remark">
      <Heading id="remark" ref={heading} tabIndex={-1}>
        {texts.title}
      </Heading>
      {remark !== undefined && <RequestedRemark remark={remark} />}
      {remarkUntil !== '' &&
        (isAsking ? (
          <RemarkForm onEnd={end} />
        ) : (
          <>
            <p className={css.muted}>{texts.help(formatTime(remarkUntil, 'moment', locale))}</p>
            <div>
              <Button onClick={() => setAsking(true)}>{texts.ask}</Button>
            </div>
          </>
        ))}
    </Card>
  );
}

function RequestedRemark({ remark }: { readonly remark: Remark }) {
  const texts = useTexts(remarkTexts);
  const locale = useLocale();
  const { reason, askedAt, scoreBefore, scoreAfter, answer, answeredAt } = remark;
  const isAnswered = answeredAt !== '';
  const mark =
    scoreAfter === scoreBefore ? texts.unchanged(scoreAfter) : texts.changed(scoreBefore, scoreAfter);
  return (
    <>
      <p className={css.muted} role="status">
        {isAnswered
          ? texts.answered(formatTime(answeredAt, 'moment', locale))
          : texts.waiting(formatTime(askedAt, 'moment', locale))}
      </p>
      <DescriptionList
        layout="columns"
        items={[
          { term: texts.yours, value: reason },
          { term: texts.mark, value: isAnswered && mark },
          { term: texts.school, value: isAnswered && answer },
        ]}
      />
    </>
  );
}

function RemarkForm({ onEnd }: { readonly onEnd: () => void }) {
  const texts = useTexts(remarkTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask(texts.failed, setProblem);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setProblem(texts.needed);
    else void run(() => requestRemark(reason.trim()), { done: texts.sent, onDone: onEnd });
  };
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={send}>
      <TextArea
        label={texts.reason}
        hint={texts.hint}
        isRequired
        ref={field}
        hasCounter
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        message={problem === '' ? undefined : problem}
        onChange={(event) => {
          setProblem('');
          setReason(event.currentTarget.value);
        }}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.send}
        </Button>
        <Button onClick={onEnd}>{texts.cancel}</Button>
      </div>
    </Stack>
  );
}
