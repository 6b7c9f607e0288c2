import { Card } from '@lectern/ui/Card';
import type { ThirdParty } from '@lectern/sdk/endpoints/setting';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { session } from '../../../shared/session/session.store.ts';
import { logOut } from '../../../shared/session/login.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { user } from '../../../shared/student/user.store.ts';
import { showRefusal } from '../../../shared/overlays/toastResult.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { account as accountState, type Account, loadAccount, unbind } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import { BindForm } from './BindForm.tsx';
import { IdentityForm, waysOf } from './IdentityForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { UsernameForm } from './UsernameForm.tsx';
import * as css from './setting.css.ts';

/** What is being changed in the dialog; changes of log-in credentials require an identity check first. */
type Task =
  | { readonly kind: 'username' | 'password' | 'mobile' | 'email' }
  | { readonly kind: 'unbind'; readonly type: ThirdParty };

/** Starts the page's first request. */
export const prepare: Prepare = () => loadAccount.prefetch();

/** How the student logs in, and how to change that (/personal/setting/account). */
export default function AccountPage() {
  const texts = useTexts(accountTexts);
  const { userId } = useSnapshot(session);
  const { status, account } = useSnapshot(accountState);
  const mustChange = useSnapshot(user).student?.mustChangePassword === true;
  const mayLeave = useSnapshot(shell).current.services.functions.includes('USER_LOGOUT');
  const [task, setTask] = useState<Task>();

  useEffect(() => void loadAccount(), [userId]);

  const finish = (message: string) => {
    setTask(undefined);
    toast(message, { tone: 'success' });
  };

  return (
    <PersonalFrame current="account" title={texts.title}>
      <DetailStates
        status={status}
        value={account}
        stays
        type="blank"
        failed={texts.failed}
        onRetry={() => void loadAccount()}
        skeleton="260px"
      >
        {(own) => (
          <>
            {mustChange && (
              <Card
                as="section"
                padding="large"
                below="x8"
                className={css.demand}
                aria-labelledby="demand"
                data-password-view
              >
                <Heading id="demand" below="x4">
                  {texts.mustChange}
                </Heading>
                <PasswordForm account={own} onDone={() => finish(texts.passwordChanged)} />
                {mayLeave && (
                  <button type="button" className={css.logOut} onClick={() => void logOut()}>
                    {texts.logOut}
                  </button>
                )}
              </Card>
            )}
            <Rows account={own} onTask={setTask} />
            {task !== undefined && (
              <TaskDialog task={task} account={own} onClose={() => setTask(undefined)} onDone={finish} />
            )}
          </>
        )}
      </DetailStates>
    </PersonalFrame>
  );
}

interface RowsProps {
  readonly account: Account;
  readonly onTask: (task: Task) => void;
}

function Rows({ account, onTask }: RowsProps) {
  const texts = useTexts(accountTexts);
  const locale = useLocale();
  const { username, mobile, email, hasPassword, linked, lastLoginAt, sendsSms, sendsMail } = account;
  const bound = linked.filter(({ isBound }) => isBound);
  return (
    <>
      <section className={css.group} aria-labelledby="ways">
        <Heading id="ways" below="x3">
          {texts.login}
        </Heading>
        <ul className={css.rows}>
          <Row
            name={texts.username}
            value={username || texts.none}
            {...(username === '' && { action: texts.set, onAction: () => onTask({ kind: 'username' }) })}
          />
          <Row
            name={texts.password}
            value={hasPassword ? texts.passwordSet : texts.passwordNone}
            action={hasPassword ? texts.change : texts.set}
            onAction={() => onTask({ kind: 'password' })}
          />
          <Row
            name={texts.mobile}
            value={mobile || texts.none}
            {...(sendsSms && { action: mobile === '' ? texts.bind : texts.replace })}
            onAction={() => onTask({ kind: 'mobile' })}
          />
          <Row
            name={texts.email}
            value={email || texts.none}
            {...(sendsMail && { action: email === '' ? texts.bind : texts.replace })}
            onAction={() => onTask({ kind: 'email' })}
          />
        </ul>
      </section>
      {bound.length > 0 && (
        <section className={css.group} aria-labelledby="linked">
          <Heading id="linked" below="x3">
            {texts.linked}
          </Heading>
          <ul className={css.rows}>
            {bound.map(({ type, name }) => (
              <Row
                key={type}
                name={texts.platforms[type]}
                value={name}
                action={texts.unbind}
                onAction={() => onTask({ kind: 'unbind', type })}
              />
            ))}
          </ul>
        </section>
      )}
      <section className={css.group} aria-labelledby="own-data">
        <Heading id="own-data" below="x3">
          {texts.ownData}
        </Heading>
        <ul className={css.rows}>
          <li className={css.row}>
            <span className={css.rowName}>{texts.ownDataName}</span>
            <span className={css.rowValue}>{texts.ownDataAbout}</span>
            <span className={css.rowAction}>
              <ButtonLink size="small" href="#/personal/setting/privacy" aria-label={texts.ownDataOpen}>
                {texts.open}
              </ButtonLink>
            </span>
          </li>
        </ul>
      </section>
      {lastLoginAt !== '' && (
        <p className={css.lastLogin}>{texts.lastLogin(formatTime(lastLoginAt, 'moment', locale))}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

function Row({ name, value, action, onAction }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.rowName}>{name}</span>
      <span className={css.rowValue}>{value}</span>
      {action !== undefined && (
        <span className={css.rowAction}>
          <Button size="small" aria-label={`${action} ${name}`} onClick={() => onAction?.()}>
            {action}
          </Button>
        </span>
      )}
    </li>
  );
}

interface TaskDialogProps {
  readonly task: Task;
  readonly account: Account;
  readonly onClose: () => void;
  /** Called with the message to show. */
  readonly onDone: (message: string) => void;
}

function TaskDialog({ task, account, onClose, onDone }: TaskDialogProps) {
  const texts = useTexts(accountTexts);
  const needsProof = task.kind !== 'username' && task.kind !== 'password' && waysOf(account).length > 0;
  const [verifyToken, setProof] = useState<string>();
  const isAsking = needsProof && verifyToken === undefined;

  const part = async (type: ThirdParty, proof: string) => {
    const outcome = await unbind(type, proof);
    if (outcome.isDone) return onDone(texts.unbound);
    showRefusal(outcome, texts.networkFailed);
    onClose();
  };
  const handleProven = (proof: string) => {
    if (task.kind === 'unbind') void part(task.type, proof);
    else setProof(proof);
  };

  return (
    <Dialog
      isOpen
      width={400}
      title={isAsking && task.kind !== 'unbind' ? texts.verifyTitle : titleOf(task, account, texts)}
      {...(task.kind === 'unbind' && { description: texts.unbindBody })}
      onClose={onClose}
    >
      {isAsking ? (
        <IdentityForm account={account} onProven={handleProven} />
      ) : task.kind === 'username' ? (
        <UsernameForm onDone={() => onDone(texts.saved)} />
      ) : task.kind === 'password' ? (
        <PasswordForm account={account} onDone={() => onDone(texts.passwordChanged)} />
      ) : task.kind === 'unbind' ? (
        <Button variant="danger" size="large" isBlock onClick={() => handleProven('')}>
          {texts.unbindYes}
        </Button>
      ) : (
        <BindForm kind={task.kind} verifyToken={verifyToken ?? ''} onDone={() => onDone(texts.saved)} />
      )}
    </Dialog>
  );
}

function titleOf(task: Task, { mobile, email }: Account, texts: (typeof accountTexts)['zh']): string {
  switch (task.kind) {
    case 'username':
      return texts.usernameTitle;
    case 'password':
      return texts.passwordTitle;
    case 'mobile':
      return mobile === '' ? texts.bindMobileTitle : texts.mobileTitle;
    case 'email':
      return email === '' ? texts.bindEmailTitle : texts.emailTitle;
    case 'unbind':
      return texts.unbindTitle(texts.platforms[task.type]);
  }
}
