import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { SelectField, TextArea, TextField } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Uploader } from '@lectern/ui/Uploader';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { Page } from '../../shared/page/Page.tsx';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { UnlessMuted } from '../../shared/page/UnlessMuted.tsx';
import { toast } from '../../shared/overlays/toast.ts';
import { createTransport } from '../../shared/upload/upload.store.ts';
import { useUploadBlock } from '../../shared/upload/useUploadBlock.ts';
import { OWN, resourcesHref } from './address.ts';
import { changeFiles, openSharing, sendShare, sharing } from './own.store.ts';
import * as css from './resourcePage.css.ts';
import { loadOptions, options } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';

const transport = createTransport('resource');

/** Maximum length that the server accepts, in characters. */
const MAX_NAME_LENGTH = 80;
const MAX_SUMMARY_LENGTH = 500;

/** Starts the page's first requests. */
export const prepare: Prepare = () => Promise.all([openSharing.prefetch(), loadOptions.prefetch()]);

/** The form by which a student shares files with the school. */
export default function SharePage() {
  const texts = useTexts(resourceTexts);
  const { limits } = useSnapshot(sharing);

  useLoad(openSharing);
  useLoad(loadOptions);

  const steps = [{ label: texts.title, href: resourcesHref() }, { label: texts.form.title }];
  return (
    <Page title={texts.form.title} breadcrumb={<SitePath steps={steps} />}>
      <DetailStates
        status={limits === 'none' ? 'failed' : 'loading'}
        value={limits === 'none' ? undefined : limits}
        type="ziliao"
        failed={texts.form.rulesFailed}
        onRetry={() => void openSharing()}
        skeleton={
          <Card padding="large" gap="x6" className={css.form} aria-busy>
            <Skeleton shape="box" height="360px" />
          </Card>
        }
      >
        {() => (
          <UnlessMuted>
            <ShareForm />
          </UnlessMuted>
        )}
      </DetailStates>
    </Page>
  );
}

function ShareForm() {
  const { form: texts } = useTexts(resourceTexts);
  const locale = useLocale();
  // Synchronous with each keystroke, since the caret would jump otherwise.
  const { limits, files, names, subject, summary, isSending, problem } = useSnapshot(sharing, { sync: true });
  const { current } = useSnapshot(options);
  const blockedReason = useUploadBlock();
  const [isUploading, setUploading] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const message = files.length === 0 ? texts.needFile : isUploading ? texts.uploading : undefined;
    const hasNames = files.every(({ id }) => (names[id] ?? '').trim() !== '');
    if (message !== undefined || !hasNames) {
      sharing.problem =
        message === undefined ? { field: 'fileName', message: texts.needName } : { field: 'files', message };
      return;
    }
    const shared = await sendShare();
    if (!shared.isDone) return;
    toast(shared.value === 'pending' ? texts.pending : texts.done, { tone: 'success' });
    navigate(OWN);
  };
  const inField = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isElsewhere = problem !== undefined && !['fileName', 'subjectId', 'summary'].includes(problem.field);
  if (limits === undefined || limits === 'none') return null;
  return (
    <Card
      as="form"
      padding="large"
      gap="x6"
      className={css.form}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className={css.lead}>{texts.lead}</p>
      <Uploader
        label={texts.files}
        transport={transport}
        limits={limits}
        value={files}
        onChange={changeFiles}
        onBusyChange={setUploading}
        {...(blockedReason !== undefined && { blockedReason })}
      />
      {files.map(({ id, name }, index) => (
        <TextField
          key={id}
          label={texts.name(index + 1, files.length)}
          hint={texts.nameHint(name)}
          message={(names[id] ?? '').trim() === '' ? inField('fileName') : undefined}
          isRequired
          maxLength={MAX_NAME_LENGTH}
          value={names[id] ?? ''}
          onChange={(event) => void (sharing.names[id] = event.currentTarget.value)}
        />
      ))}
      {current.subjects.length > 0 && (
        <SelectField
          label={texts.subject}
          message={inField('subjectId')}
          options={[
            { value: '', label: texts.noSubject },
            ...current.subjects.map(({ id, name }) => ({ value: id, label: name[locale] })),
          ]}
          value={subject}
          onChange={(value) => void (sharing.subject = value)}
        />
      )}
      <TextArea
        label={texts.summary}
        hint={texts.summaryHint}
        message={inField('summary')}
        rows={3}
        maxLength={MAX_SUMMARY_LENGTH}
        hasCounter
        value={summary}
        onChange={(event) => void (sharing.summary = event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {texts.submit}
        </Button>
        <div role="alert">{isElsewhere && <p className={css.problem}>{problem.message}</p>}</div>
      </div>
    </Card>
  );
}
