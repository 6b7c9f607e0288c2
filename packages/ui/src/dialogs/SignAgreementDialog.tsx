import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { AgreementButton, type AgreementState } from '../agreements/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Tabs } from '../Tabs/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

export interface Agreement {
  /** Unique within its target. */
  id: string;
  /** Name of the agreement. */
  name: string;
  /** Status of the agreement. */
  state: AgreementState;
}

/** A course, package or module with its agreements. */
export interface AgreementTarget {
  /** Unique in the dialog. */
  id: string;
  /** Name of the course, package or module. */
  name: string;
  /** The agreements to sign for it; a message is shown if there are none. */
  agreements: readonly Agreement[];
}

export interface SignAgreementDialogProps {
  /** Whether the dialog is open; only then does it watch for the page becoming visible. */
  isOpen: boolean;
  /** Called when the user closes the dialog. */
  onClose: () => void;
  /** What the agreements are for, one tab each. */
  targets: readonly AgreementTarget[];
  /** Called to sign an agreement, usually in another window. */
  onSign: (agreement: Agreement, target: AgreementTarget) => void;
  /**
   * Called when the page becomes visible again, since agreements may have been signed in another window; fetch
   * them again.
   */
  onRecheck: () => void;
  /** Address of the page “my agreements”. */
  myAgreementsHref: string;
  /** Called to start study; omit it where study cannot be started, for example in the list of one's own agreements. */
  onStudy?: () => void;
  /** Whether one signature is enough, in which case signing starts study at once. @defaultValue false */
  isOneEnough?: boolean;
  /** Whether the user tried to study with too few signatures, which shows how many are needed. @defaultValue false */
  isShort?: boolean;
  /** Loading state of the list. @defaultValue 'ready' */
  state?: 'ready' | 'loading' | 'failed';
  /** Whether the address of the signing page is being requested. @defaultValue false */
  isBusy?: boolean;
}

/** Calls back whenever the page becomes visible again, while `isOn` is true. */
function useVisibleAgain(isOn: boolean, onVisible: () => void): void {
  const latest = useRef(onVisible);
  useEffect(() => {
    latest.current = onVisible;
  });
  useEffect(() => {
    if (!isOn) return;
    const handleChange = () => document.visibilityState === 'visible' && latest.current();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, [isOn]);
}

/**
 * Returns whether signing can no longer permit study: a required agreement has expired, or all agreements have
 * where one would be enough.
 */
function isDeadEnd(targets: readonly AgreementTarget[], isOneEnough: boolean): boolean {
  const due = targets
    .flatMap(({ agreements }) => agreements.map(({ state }) => state))
    .filter((state) => state !== 'notNeeded');
  return isOneEnough ? due.length > 0 && due.every((state) => state === 'expired') : due.includes('expired');
}

/** 签署协议 (sign agreements): the agreements of each target, each with its action. */
export function SignAgreementDialog({
  isOpen,
  onClose,
  targets,
  onSign,
  onRecheck,
  myAgreementsHref,
  onStudy,
  isOneEnough = false,
  isShort = false,
  state = 'ready',
  isBusy = false,
}: SignAgreementDialogProps) {
  const text = useTexts(texts).agreement;
  useVisibleAgain(isOpen, onRecheck);
  const isStuck = onStudy !== undefined && state === 'ready' && isDeadEnd(targets, isOneEnough);
  const listOf = (target: AgreementTarget) => (
    <AgreementList
      target={target}
      isOneEnough={isOneEnough}
      isBusy={isBusy}
      onSign={(agreement) => onSign(agreement, target)}
      {...(onStudy && { onStudy })}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      width={643}
      actions={
        <>
          <Link className={css.myAgreements} href={myAgreementsHref}>
            {text.mine}
          </Link>
          {onStudy && state === 'ready' && (
            <Button variant="primary" isBusy={isBusy} onClick={isStuck ? onClose : onStudy}>
              {isStuck ? text.understood : text.study}
            </Button>
          )}
        </>
      }
    >
      {state === 'loading' && (
        <div className={css.fields} aria-busy>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {state === 'failed' && (
        <EmptyState
          type="blank"
          title={text.failed}
          action={<Button onClick={onRecheck}>{text.retry}</Button>}
        />
      )}
      {state === 'ready' && <Targets targets={targets} listOf={listOf} />}
      {/* A live region that is always rendered, so that screen readers announce its changes. */}
      <p className={css.problem} role="alert">
        {isStuck ? text.stuck : isShort && (isOneEnough ? text.shortOfOne : text.short)}
      </p>
    </Dialog>
  );
}

interface TargetsProps {
  targets: readonly AgreementTarget[];
  listOf: (target: AgreementTarget) => ReactNode;
}

function Targets({ targets, listOf }: TargetsProps) {
  const text = useTexts(texts).agreement;
  if (targets.length === 0) return <EmptyState type="blank" title={text.none} />;
  const tabs = targets.map((target) => ({ id: target.id, label: target.name, content: listOf(target) }));
  return <Tabs label={text.targets} tabs={tabs} />;
}

interface AgreementListProps {
  target: AgreementTarget;
  isOneEnough: boolean;
  isBusy: boolean;
  onSign: (agreement: Agreement) => void;
  onStudy?: () => void;
}

function AgreementList({ target, isOneEnough, isBusy, onSign, onStudy }: AgreementListProps) {
  const text = useTexts(texts).agreement;
  const { agreements } = target;
  if (agreements.length === 0) return <EmptyState type="blank" title={text.none} />;
  const signedCount = agreements.filter(({ state }) => state === 'signed').length;
  const dueCount = agreements.filter(({ state }) => state !== 'notNeeded').length;
  const isChoice = isOneEnough && dueCount > 1;
  return (
    <>
      <p className={css.summary} role="status">
        {isChoice
          ? signedCount > 0
            ? text.oneIsSigned
            : text.oneIsEnough
          : dueCount > 0 && text.signed(signedCount, dueCount)}
      </p>
      <ul className={css.list} aria-label={target.name}>
        {agreements.map((agreement) => {
          const isSigned = agreement.state === 'signed';
          return (
            <li key={agreement.id} className={css.row}>
              <span className={css.rowName}>{agreement.name}</span>
              <AgreementButton
                state={agreement.state}
                size="small"
                isOneEnough={isOneEnough}
                isBusy={isBusy}
                onSign={() => onSign(agreement)}
                {...(isOneEnough && isSigned && onStudy && { onEnter: onStudy })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
