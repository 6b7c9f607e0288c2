import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../../../shared/page/Page.tsx';
import { FrameReader } from './FrameReader.tsx';
import { importRescueFile, resetRescue, rescued } from './rescue.store.ts';
import { rescueTexts } from './rescue.texts.ts';
import * as css from './RescuePage.css.ts';

/** Imports answers that another device exported as a file or as codes. */
export default function RescuePage() {
  const texts = useTexts(rescueTexts);
  const { step } = useSnapshot(rescued);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => resetRescue, []);

  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again.
    if (file !== undefined) void importRescueFile(file).finally(() => (currentTarget.value = ''));
  };
  return (
    <Page
      title={texts.title}
      breadcrumb={
        <Breadcrumb
          steps={[
            { label: texts.bank, href: '#/lib/subject' },
            { label: texts.exams, href: '#/lib/subject/exampaper' },
            { label: texts.title },
          ]}
        />
      }
    >
      <Stack gap="x6">
        <p className={css.help}>{texts.help}</p>
        <Outcome />
        <div className={css.ways}>
          <Card as="section" padding="large" className={css.way}>
            <Heading>{texts.byFile}</Heading>
            <Steps steps={texts.steps} />
            <Button variant="primary" isBusy={step === 'sending'} onClick={() => input.current?.click()}>
              {step === 'sending' ? texts.sending : texts.choose}
            </Button>
            <input
              ref={input}
              className={css.file}
              type="file"
              accept=".lectern"
              aria-label={texts.choose}
              onChange={handleFile}
            />
          </Card>
          <Card as="section" padding="large" className={css.way}>
            <Heading>{texts.byCodes}</Heading>
            <Steps steps={texts.codeSteps} />
            <FrameReader />
          </Card>
        </div>
      </Stack>
    </Page>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Outcome() {
  const texts = useTexts(rescueTexts);
  const { step, message, title, receivedCount, lateCount } = useSnapshot(rescued);
  if (step === 'idle' || step === 'sending') return null;
  if (step === 'done') {
    return (
      <div className={css.outcome} role="status">
        <p>{texts.done(title, receivedCount)}</p>
        {lateCount > 0 && <p>{texts.late(lateCount)}</p>}
      </div>
    );
  }
  return (
    <p className={css.outcome} data-tone="problem" role="alert">
      {step === 'offline' ? texts.offline : message === '' ? texts.refused : message}
    </p>
  );
}
