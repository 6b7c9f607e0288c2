import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { Checkbox } from '@lectern/ui/fields';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { ports } from '../../../shared/ports.ts';
import { NOT_DONE } from '../../../shared/result.ts';
import { session } from '../../../shared/session/session.store.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import { useVisibleInterval } from '../../../shared/useVisibleInterval.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { account as accountState, loadAccount } from '../account/account.store.ts';
import { accountTexts } from '../account/account.texts.ts';
import { IdentityForm, waysOf } from '../account/IdentityForm.tsx';
import {
  requestArchive,
  closeAccount,
  fetchArchiveAddress,
  cancelClosing,
  loadOwnData,
  type OwnData,
  ownData as ownDataState,
} from './ownData.store.ts';
import { ownDataTexts } from './ownData.texts.ts';
import * as css from './OwnDataPage.css.ts';

/** Polling interval until the archive is ready, in milliseconds. */
const POLL_INTERVAL_MS = 3_000;

type Task = 'export' | 'close';

/** Starts the page's first requests. */
export const prepare: Prepare = () => Promise.all([loadOwnData.prefetch(), loadAccount.prefetch()]);

/**
 * All data that the school holds about the student, to download, or to delete with the account
 * (/personal/setting/privacy).
 */
export default function OwnDataPage() {
  const texts = useTexts(ownDataTexts);
  const { userId } = useSnapshot(session);
  const { status, value } = useSnapshot(ownDataState);
  const [task, setTask] = useState<Task>();
  const isMaking = value?.archive.state === 'making';

  useEffect(() => {
    void loadOwnData();
    void loadAccount();
  }, [userId]);
  useVisibleInterval(isMaking ? POLL_INTERVAL_MS : undefined, () => void loadOwnData());

  return (
    <PersonalFrame current="account" title={texts.title}>
      <DetailStates
        status={status}
        value={value}
        stays
        type="blank"
        failed={texts.failed}
        onRetry={() => void loadOwnData()}
        skeleton="320px"
      >
        {(own) => (
          <Stack gap="x6">
            <Archive archive={own.archive} onRequest={() => setTask('export')} />
            <Closing closing={own.closing} onRequest={() => setTask('close')} />
            {task !== undefined && <TaskDialog task={task} own={own} onClose={() => setTask(undefined)} />}
          </Stack>
        )}
      </DetailStates>
    </PersonalFrame>
  );
}

interface PartProps {
  readonly onRequest: () => void;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function Archive({ archive, onRequest }: PartProps & Pick<OwnData, 'archive'>) {
  const texts = useTexts(ownDataTexts);
  const locale = useLocale();
  const heading = useId();
  const { state, url, size, expiresAt, nextAt } = archive;
  const isElsewhere = state === 'ready' && url === '';

  const handleDownload = async () => {
    const found = await fetchArchiveAddress();
    if (found.isDone && found.value !== '') ports.leave(found.value);
    else toastResult(found.isDone ? NOT_DONE : found, '', texts.actionFailed);
  };

  return (
    <Card as="section" padding="large" gap="x4" align="start" aria-labelledby={heading}>
      <Heading id={heading}>{texts.export}</Heading>
      <p className={css.description}>{texts.exportAbout}</p>
      <p className={css.hint}>{texts.exportSafe}</p>
      <div className={css.status} role="status">
        {state === 'making' && <p className={css.state}>{texts.making}</p>}
        {state === 'ready' && (
          <p className={css.state}>{texts.ready(sizeOf(size), formatTime(expiresAt, 'moment', locale))}</p>
        )}
        {isElsewhere && <p className={css.state}>{texts.provenElsewhere}</p>}
        {state === 'failed' && <p className={css.problem}>{texts.exportFailed}</p>}
      </div>
      <Inline gap="x3" align="stretch">
        {isElsewhere && (
          <Button variant="primary" onClick={onRequest}>
            {texts.prove}
          </Button>
        )}
        {state === 'ready' && !isElsewhere && (
          <Button variant="primary" onClick={() => void handleDownload()}>
            {texts.download}
          </Button>
        )}
        {state !== 'making' && !isElsewhere && nextAt === '' && (
          <Button onClick={onRequest}>{state === 'ready' ? texts.askAgain : texts.ask}</Button>
        )}
      </Inline>
      {nextAt !== '' && !isElsewhere && (
        <p className={css.hint}>{texts.nextFrom(formatTime(nextAt, 'moment', locale))}</p>
      )}
    </Card>
  );
}

function Closing({ closing, onRequest }: PartProps & Pick<OwnData, 'closing'>) {
  const texts = useTexts(ownDataTexts);
  const locale = useLocale();
  const heading = useId();
  const { closesAt, waitDays, hindrances } = closing;

  return (
    <Card as="section" padding="large" gap="x4" align="start" aria-labelledby={heading}>
      <Heading id={heading}>{texts.close}</Heading>
      {closesAt !== '' ? (
        <>
          <p className={css.state}>{texts.closing(formatTime(closesAt, 'moment', locale))}</p>
          <p className={css.description}>{texts.closingAbout}</p>
          <Button
            variant="primary"
            onClick={() =>
              void cancelClosing().then((outcome) =>
                toastResult(outcome, texts.closingCancelled, texts.actionFailed),
              )
            }
          >
            {texts.keep}
          </Button>
        </>
      ) : (
        <>
          <p className={css.description}>{texts.closeAbout(waitDays)}</p>
          <ul className={css.list}>
            {texts.lost.map((lostItem) => (
              <li key={lostItem}>{lostItem}</li>
            ))}
          </ul>
          {hindrances.map((obstacle) => (
            <p key={obstacle} className={css.problem}>
              {texts.hindrances[obstacle]}
            </p>
          ))}
          {hindrances.length === 0 && (
            <Button variant="danger" onClick={onRequest}>
              {texts.closeAction}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

interface TaskDialogProps {
  readonly task: Task;
  readonly own: OwnData;
  readonly onClose: () => void;
}

/** Checks the student's identity, and before closing the account asks for confirmation. */
function TaskDialog({ task, own, onClose }: TaskDialogProps) {
  const texts = useTexts(ownDataTexts);
  const accountWords = useTexts(accountTexts);
  const { status, account } = useSnapshot(accountState);
  const [proof, setProof] = useState<string>();
  // The account's methods of proof may be loaded a moment after the page.
  const needsProof = account === undefined || waysOf(account).length > 0;

  const handleProven = async (verifyToken: string) => {
    if (task === 'close') return setProof(verifyToken);
    const result = await requestArchive(verifyToken);
    const isReady = ownDataState.value?.archive.state === 'ready';
    toastResult(result, isReady ? texts.proven : texts.asked, texts.actionFailed);
    onClose();
  };
  const isAsking = needsProof && proof === undefined;

  return (
    <Dialog
      isOpen
      width={400}
      title={isAsking ? texts.verifyTitle : task === 'close' ? texts.closeTitle : texts.export}
      onClose={onClose}
    >
      {isAsking ? (
        <DetailStates
          status={status}
          value={account}
          stays
          type="blank"
          failed={accountWords.failed}
          onRetry={() => void loadAccount()}
          skeleton="160px"
        >
          {(known) => <IdentityForm account={known} onProven={(token) => void handleProven(token)} />}
        </DetailStates>
      ) : task === 'export' ? (
        <Button variant="primary" size="large" isBlock onClick={() => void handleProven('')}>
          {texts.ask}
        </Button>
      ) : (
        <CloseForm verifyToken={proof ?? ''} own={own} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface CloseFormProps {
  readonly verifyToken: string;
  readonly own: OwnData;
  readonly onDone: () => void;
}

function CloseForm({ verifyToken, own: { closing }, onDone }: CloseFormProps) {
  const texts = useTexts(ownDataTexts);
  const [givesUp, setGivesUp] = useState(false);
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useTask(texts.actionFailed, setProblem);
  const { balanceCents, waitDays } = closing;

  const handleClose = () => {
    if (balanceCents > 0 && !givesUp) setProblem(texts.giveUpFirst);
    else void run(() => closeAccount(verifyToken, givesUp), { done: texts.closeAsked, onDone });
  };

  return (
    <Stack gap="x4">
      <p className={css.description}>{texts.closeAbout(waitDays)}</p>
      <p className={css.hint}>{texts.exportFirst}</p>
      {balanceCents > 0 && (
        <Checkbox
          checked={givesUp}
          onChange={(event) => {
            setGivesUp(event.currentTarget.checked);
            setProblem('');
          }}
        >
          {texts.giveUp(formatMoney(balanceCents))}
        </Checkbox>
      )}
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
      <Button variant="danger" size="large" isBlock isBusy={isBusy} onClick={handleClose}>
        {texts.closeYes}
      </Button>
    </Stack>
  );
}
