import { Button, ButtonLink } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { Switch, TextField } from '@lectern/ui/fields';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { copyText } from '../../../shared/copyText.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { useTask } from '../../../shared/overlays/useTask.ts';
import {
  addressIn,
  calendar,
  endAddress,
  loadCalendar,
  programAddress,
  renewAddress,
  type Reminder,
  setReminder,
} from './calendar.store.ts';
import { calendarTexts } from './calendar.texts.ts';
import * as css from './CalendarDialog.css.ts';

export interface CalendarDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Settings for subscribing to the timetable in the student's own calendar, and for reminders. */
export function CalendarDialog({ isOpen, onClose }: CalendarDialogProps) {
  const texts = useTexts(calendarTexts);
  const { status } = useSnapshot(calendar);

  useEffect(() => {
    if (isOpen) void loadCalendar();
  }, [isOpen]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} width={500}>
      {status === 'failed' ? (
        <FailedNote onRetry={() => void loadCalendar()}>{texts.failed}</FailedNote>
      ) : (
        <>
          <Subscription isLoading={status !== 'ready'} />
          <Reminders isLoading={status !== 'ready'} />
        </>
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly isLoading: boolean;
}

function Subscription({ isLoading }: PartProps) {
  const texts = useTexts(calendarTexts);
  const { address } = useSnapshot(calendar);
  const { isBusy, run } = useTask(texts.actionFailed);
  const heading = useId();

  return (
    <section className={css.part} aria-labelledby={heading} aria-busy={isLoading}>
      <Heading id={heading} level={3} size="md">
        {texts.subscribe}
      </Heading>
      <p className={css.hint}>{texts.about}</p>
      {isLoading ? (
        <Skeleton shape="box" height="40px" />
      ) : address === '' ? (
        <Button isBusy={isBusy} onClick={() => void run(renewAddress)}>
          {texts.make}
        </Button>
      ) : (
        <Address address={address} />
      )}
    </section>
  );
}

function Address({ address }: { readonly address: string }) {
  const texts = useTexts(calendarTexts);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const shown = addressIn(address, locale);

  const handleCopy = async () => {
    if (await copyText(shown)) {
      toast(texts.copied, { tone: 'success' });
      return;
    }
    field.current?.select();
    toast(texts.copyFailed);
  };
  const handleRenew = async () => {
    if (await confirm(texts.renewing)) toastResult(await renewAddress(), texts.renewed, texts.actionFailed);
  };
  const handleStop = async () => {
    if (await confirm({ ...texts.stopping, tone: 'danger' }))
      toastResult(await endAddress(), texts.stopped, texts.actionFailed);
  };

  return (
    <>
      <TextField ref={field} label={texts.address} hint={texts.secret} value={shown} readOnly />
      <Inline above="x3" gap="x2" align="stretch">
        <ButtonLink variant="primary" href={programAddress(shown)}>
          {texts.open}
        </ButtonLink>
        <Button onClick={() => void handleCopy()}>{texts.copy}</Button>
        <Button variant="quiet" onClick={() => void handleRenew()}>
          {texts.renew}
        </Button>
        <Button variant="quiet" onClick={() => void handleStop()}>
          {texts.stop}
        </Button>
      </Inline>
    </>
  );
}

const BY_MESSAGE: readonly Reminder[] = ['lesson', 'homework'];
const BY_SMS: readonly Reminder[] = ['lessonSms', 'homeworkSms'];

function Reminders({ isLoading }: PartProps) {
  const texts = useTexts(calendarTexts);
  const { reminders, hasMobile } = useSnapshot(calendar);
  const heading = useId();
  const sms = BY_SMS.filter((reminder) => reminders[reminder] !== undefined);

  return (
    <>
      <section className={css.part} aria-labelledby={heading} aria-busy={isLoading}>
        <Heading id={heading} level={3} size="md">
          {texts.reminders}
        </Heading>
        <p className={css.hint}>{texts.remindersAbout}</p>
        {isLoading ? (
          <Stack gap="x3">
            {BY_MESSAGE.map((reminder) => (
              <Skeleton key={reminder} height="24px" />
            ))}
          </Stack>
        ) : (
          <Switches reminders={BY_MESSAGE} />
        )}
      </section>
      {!isLoading && sms.length > 0 && (
        <section className={css.part} aria-labelledby={`${heading}-sms`}>
          <Heading id={`${heading}-sms`} level={3} size="md">
            {texts.sms}
          </Heading>
          <p className={css.hint}>{hasMobile ? texts.smsAbout : texts.noMobile}</p>
          {hasMobile ? (
            <Switches reminders={sms} />
          ) : (
            <ButtonLink href="#/personal/setting/account">{texts.toMobile}</ButtonLink>
          )}
        </section>
      )}
    </>
  );
}

function Switches({ reminders: shown }: { readonly reminders: readonly Reminder[] }) {
  const texts = useTexts(calendarTexts);
  const { reminders } = useSnapshot(calendar);

  const handleChange = async (reminder: Reminder, isOn: boolean) => {
    const result = await setReminder(reminder, isOn);
    if (!result.isDone) toastResult(result, '', texts.actionFailed);
  };

  return (
    <Stack gap="x3">
      {shown.map((reminder) => (
        <Switch
          key={reminder}
          checked={reminders[reminder] === true}
          onChange={(event) => void handleChange(reminder, event.currentTarget.checked)}
        >
          {texts.of[reminder]}
        </Switch>
      ))}
    </Stack>
  );
}
