import type { CertificateStatus } from '@lectern/sdk/endpoints/certificate';
import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { oneOf } from '../../shared/routes/oneOf.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/ListStates.tsx';
import { ListTools, PersonalFrame } from '../personal/index.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { type Certificate, certificateStatuses } from './certificate.model.ts';
import { certificates, showCertificates } from './certificates.store.ts';
import { certificateTexts } from './certificate.texts.ts';
import * as css from './certificate.css.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const PAGE = '#/personal/certificate';
const statusOf = (search: string) =>
  oneOf(new URLSearchParams(search).get('status'), certificateStatuses, undefined);
const hrefOf = (status: CertificateStatus | undefined): string =>
  status === undefined ? PAGE : `${PAGE}?status=${status}`;

/** What is done with a certificate in a window. */
interface Task {
  readonly kind: 'claim' | 'preview';
  readonly certificate: Certificate;
}

/** The student's certificates by state. The address keeps which are shown. */
export default function CertificatesPage() {
  const texts = useTexts(certificateTexts);
  const search = useSearch();
  const { userId } = useSnapshot(session);
  const { status, records, counts } = useSnapshot(certificates);
  const [task, setTask] = useState<Task>();
  const filter = statusOf(search);

  useEffect(() => void showCertificates(statusOf(search)), [search, userId]);

  const isPlain = filter === undefined && status === 'ready' && records.length === 0;
  return (
    <PersonalFrame current="certificate" title={texts.title}>
      {!isPlain && (
        <ListTools
          filter={
            <FilterChips
              label={texts.status}
              options={certificateStatuses.map((one) => ({
                value: one,
                label: texts.statuses[one],
                ...(counts !== undefined && { count: counts[one] }),
              }))}
              value={filter ?? null}
              onChange={(value) => navigate(hrefOf(oneOf(value, certificateStatuses, undefined)))}
            />
          }
        />
      )}
      <ListStates
        status={status}
        isEmpty={records.length === 0}
        type="certificate"
        failed={texts.failed}
        onRetry={() => void showCertificates(filter)}
        skeleton={<CertificatesSkeleton />}
        nothing={<Nothing status={filter} />}
      >
        <ul className={css.list} aria-busy={status === 'loading'}>
          {records.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard
                certificate={certificate}
                onClaim={() => setTask({ kind: 'claim', certificate })}
                onPreview={() => setTask({ kind: 'preview', certificate })}
              />
            </li>
          ))}
        </ul>
      </ListStates>
      {task?.kind === 'claim' && (
        <ClaimDialog
          certificate={task.certificate}
          onClose={() => setTask(undefined)}
          onDone={() => {
            setTask(undefined);
            void showCertificates(filter);
          }}
        />
      )}
      {task?.kind === 'preview' && (
        <PreviewDialog certificate={task.certificate} onClose={() => setTask(undefined)} />
      )}
    </PersonalFrame>
  );
}

function Nothing({ status }: { readonly status: CertificateStatus | undefined }) {
  const texts = useTexts(certificateTexts);
  if (status !== undefined) {
    return (
      <EmptyState
        type="certificate"
        title={texts.emptyOf(texts.statuses[status])}
        action={<ButtonLink href={PAGE}>{texts.showAll}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      type="certificate"
      title={texts.empty}
      description={texts.emptyHelp}
      action={
        <ButtonLink variant="primary" href="#/personal/course/lessons">
          {texts.toLessons}
        </ButtonLink>
      }
    />
  );
}

function CertificatesSkeleton() {
  return (
    <div className={css.list} aria-busy>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} shape="box" height="206px" />
      ))}
    </div>
  );
}
