import { useEffect, useRef } from 'react';
import {
  AgreementBadge,
  AgreementButton,
  agreementStateOf,
  type AgreementStatus,
} from '../agreements/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import { Tabs } from '../Tabs/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

export interface Agreement {
  /** Unique under its target. */
  id: string;
  /** What the agreement is called. */
  name: string;
  /** Where it stands. */
  status: AgreementStatus;
}

/** A course, package or module with its agreements. */
export interface AgreementTarget {
  /** Unique in the dialog. */
  id: string;
  /** What the course, package or module is called. */
  name: string;
  /** What is to be signed for it; with none the list says so. */
  agreements: readonly Agreement[];
}

export interface SignAgreementDialogProps {
  /** Whether it is open; only then it looks for the page becoming visible. */
  isOpen: boolean;
  /** Asked to close. */
  onClose: () => void;
  /** What there are agreements for; more than one get tabs. */
  targets: readonly AgreementTarget[];
  /** Opens an agreement to be signed, most often in another window. */
  onSign: (agreement: Agreement, target: AgreementTarget) => void;
  /** The page is visible again: agreements may have been signed elsewhere, so ask for them anew. */
  onRecheck: () => void;
  /** Where "my agreements" are. */
  myAgreementsHref: string;
}

/** Calls back whenever the page becomes visible again, while `isOn`. */
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

/** 签署协议: the agreements of each target, with what can be done about each (specification 2.3 and 4). */
export function SignAgreementDialog({
  isOpen,
  onClose,
  targets,
  onSign,
  onRecheck,
  myAgreementsHref,
}: SignAgreementDialogProps) {
  const text = useTexts(texts).agreement;
  useVisibleAgain(isOpen, onRecheck);
  const listOf = (target: AgreementTarget) => (
    <AgreementList target={target} onSign={(agreement) => onSign(agreement, target)} />
  );
  const [first] = targets;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      width={643}
      actions={
        <Link className={css.mine} href={myAgreementsHref}>
          {text.mine}
        </Link>
      }
    >
      {first === undefined && <EmptyState type="blank" title={text.none} />}
      {first !== undefined && targets.length === 1 && listOf(first)}
      {targets.length > 1 && (
        <Tabs
          label={text.targets}
          tabs={targets.map((target) => ({ id: target.id, label: target.name, content: listOf(target) }))}
        />
      )}
    </Dialog>
  );
}

interface AgreementListProps {
  target: AgreementTarget;
  onSign: (agreement: Agreement) => void;
}

function AgreementList({ target, onSign }: AgreementListProps) {
  const text = useTexts(texts).agreement;
  const { agreements } = target;
  if (agreements.length === 0) return <EmptyState type="blank" title={text.none} />;
  const signedCount = agreements.filter(({ status }) => agreementStateOf(status) === 'signed').length;
  return (
    <>
      <p className={css.summary} role="status">
        {text.signed(signedCount, agreements.length)}
      </p>
      <ul className={css.list} aria-label={target.name}>
        {agreements.map((agreement) => (
          <li key={agreement.id} className={css.row}>
            <span className={css.rowName}>{agreement.name}</span>
            {agreementStateOf(agreement.status) === 'unsigned' ? (
              <AgreementButton status={agreement.status} size="small" onSign={() => onSign(agreement)} />
            ) : (
              <AgreementBadge status={agreement.status} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
