import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { EmptyState } from '@lectern/ui/EmptyState';
import { MobileField, TextArea, TextField } from '@lectern/ui/fields';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Timeline, TimelineItem } from '@lectern/ui/Timeline';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useCheckedForm } from '../../shared/forms/useCheckedForm.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { openLogin } from '../../shared/session/login.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { Lead } from '../../shared/page/Lead.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { Reason } from '../../shared/page/Reason.tsx';
import { toast } from '../../shared/overlays/toast.ts';
import * as css from './application.css.ts';
import { lateRules } from '../../shared/forms/lateRules.ts';
import { teacherHref } from '../../shared/routes/pages.ts';
import {
  type ApplicationForm,
  formOf,
  MAX_INTRODUCTION_LENGTH,
  toApplicationInput,
} from './application.form.ts';
import { type Application, ownApplication, sendApplication, showApplication } from './application.store.ts';
import { applicationTexts } from './application.texts.ts';

/** Starts the page's first request, for a student. */
export const prepare: Prepare = () => (session.token === '' ? undefined : showApplication.prefetch());

/** The page to apply as a teacher. */
export default function ApplicationPage() {
  const texts = useTexts(applicationTexts);
  const way = useId();
  return (
    <Page
      title={texts.title}
      breadcrumb={
        <SitePath steps={[{ label: texts.teachers, href: '#/teachers' }, { label: texts.title }]} />
      }
    >
      <Lead>{texts.lead}</Lead>
      <div className={css.columns}>
        <Card as="section" padding="large" aria-label={texts.form}>
          <Own />
        </Card>
        <aside aria-labelledby={way}>
          <Heading id={way} below="x4">
            {texts.way}
          </Heading>
          <Timeline>
            {texts.steps.map(([name, help], index) => (
              <TimelineItem key={name} sign={index + 1} title={name}>
                <p className={css.stepHelp}>{help}</p>
              </TimelineItem>
            ))}
          </Timeline>
        </aside>
      </div>
    </Page>
  );
}

/** The log-in for a visitor, the form, or the outcome of the application. */
function Own() {
  const texts = useTexts(applicationTexts);
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownApplication);
  const [isMending, setMending] = useState(false);

  useEffect(() => {
    setMending(false);
    if (token !== '') void showApplication();
  }, [token]);

  if (token === '') {
    return (
      <EmptyState
        type="message"
        title={texts.loginWhy}
        action={
          <Button variant="primary" onClick={() => openLogin('login')}>
            {texts.login}
          </Button>
        }
      />
    );
  }
  return (
    <DetailStates
      status={status}
      value={value}
      stays
      failed={texts.failed}
      onRetry={() => void showApplication()}
      skeleton="860px"
    >
      {({ application }) =>
        application === undefined || isMending ? (
          <ApplyForm application={application} onDone={() => setMending(false)} />
        ) : (
          <ApplicationStatus application={application} onMend={() => setMending(true)} />
        )
      }
    </DetailStates>
  );
}

interface ApplyFormProps {
  /** The previous application. */
  readonly application: Application | undefined;
  readonly onDone: () => void;
}

const resolver = lateRules<ApplicationForm>(async (by) =>
  by((await import('./application.rules.ts')).applicationRules),
);

function ApplyForm({ application, onDone }: ApplyFormProps) {
  const texts = useTexts(applicationTexts);
  const [problem, setProblem] = useState('');
  const form = useCheckedForm<ApplicationForm>(texts, {
    resolver,
    defaultValues: formOf(application?.written),
    mode: 'onTouched',
  });

  const send = async (values: ApplicationForm) => {
    setProblem('');
    const outcome = await sendApplication(toApplicationInput(values));
    if (outcome.isDone) {
      toast(texts.sent, { tone: 'success' });
      onDone();
      return;
    }
    const field = form.fieldOf(outcome.field);
    const message = outcome.message || texts.notSent;
    if (field === undefined) setProblem(message);
    else form.setError(field, { type: 'server', message }, { shouldFocus: true });
  };
  return (
    <Stack as="form" gap="x6" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <div className={css.twoColumns}>
        <TextField
          {...form.register('name')}
          label={texts.name}
          isRequired
          autoComplete="name"
          maxLength={50}
          message={form.messageOf('name')}
        />
        <MobileField
          {...form.register('mobile')}
          label={texts.mobile}
          hint={texts.mobileHint}
          isRequired
          message={form.messageOf('mobile')}
        />
        <TextField
          {...form.register('subject')}
          label={texts.subject}
          hint={texts.subjectHint}
          isRequired
          maxLength={50}
          message={form.messageOf('subject')}
        />
        <TextField
          {...form.register('years')}
          label={texts.years}
          hint={texts.yearsHint}
          isRequired
          inputMode="numeric"
          maxLength={2}
          suffix={texts.yearsUnit}
          message={form.messageOf('years')}
        />
      </div>
      <TextArea
        {...form.register('introduction')}
        label={texts.introduction}
        hint={texts.introductionHint}
        isRequired
        rows={8}
        maxLength={MAX_INTRODUCTION_LENGTH}
        hasCounter
        message={form.messageOf('introduction')}
      />
      <div className={css.alert} role="alert">
        {problem !== '' && <p className={css.problem}>{problem}</p>}
      </div>
      <Inline gap="x3" align="stretch">
        <Button type="submit" variant="primary" size="large" isBusy={form.formState.isSubmitting}>
          {application === undefined ? texts.send : texts.sendAgain}
        </Button>
        {application !== undefined && (
          <Button size="large" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

interface ApplicationStatusProps {
  readonly application: Application;
  readonly onMend: () => void;
}

function ApplicationStatus({ application, onMend }: ApplicationStatusProps) {
  const texts = useTexts(applicationTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, reason, appliedAt, teacherId, written } = application;

  // The form has been replaced, so the focus moves to the answer.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.state}>
        {texts[state]}
      </h2>
      <p className={css.help}>{texts[`${state}Help`]}</p>
      {state === 'declined' && reason !== '' && <Reason name={texts.reason}>{reason}</Reason>}
      <DescriptionList
        items={[
          { term: texts.name, value: written.name },
          { term: texts.mobile, value: written.mobile },
          { term: texts.subject, value: written.subject },
          { term: texts.years, value: `${written.years} ${texts.yearsUnit}` },
          { term: texts.appliedAt, value: formatTime(appliedAt, 'moment', locale) },
        ]}
      />
      <p className={css.introduction}>{written.introduction}</p>
      {state !== 'accepted' ? (
        <Button variant={state === 'declined' ? 'primary' : 'secondary'} onClick={onMend}>
          {texts.mend}
        </Button>
      ) : (
        teacherId !== '' && (
          <ButtonLink variant="primary" href={teacherHref(teacherId)}>
            {texts.toProfile}
          </ButtonLink>
        )
      )}
    </>
  );
}
