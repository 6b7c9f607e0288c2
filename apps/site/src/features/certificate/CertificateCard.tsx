import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { AwardIcon, CircleCheckIcon, LockIcon } from '@lectern/ui/icon';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../shared/i18n/labelled.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { useTask } from '../../shared/overlays/useTask.ts';
import * as css from './certificate.css.ts';
import { type Certificate, fullNameOf, statusTones, type Term } from './certificate.model.ts';
import { certificateTexts } from './certificate.texts.ts';
import { download, pictureOf } from './certificates.store.ts';

export interface CertificateCardProps {
  readonly certificate: Certificate;
  /** Whether its picture is the first on the page. */
  readonly isPriority: boolean;
  readonly onClaim: () => void;
  readonly onPreview: () => void;
}

/** A certificate in the list: its picture, state and actions. */
export function CertificateCard({ certificate, isPriority, onClaim, onPreview }: CertificateCardProps) {
  const texts = useTexts(certificateTexts);
  const locale = useLocale();
  const { name, source, status, isUnread, terms } = certificate;
  return (
    <Card
      as="article"
      padding="large"
      gap="x6"
      className={css.card}
      aria-label={fullNameOf(certificate)}
      data-status={status}
    >
      <Picture certificate={certificate} isPriority={isPriority} onPreview={onPreview} />
      <div className={css.text}>
        <Inline as="header" gap="x2">
          <Heading>{name}</Heading>
          {isUnread && <Tag tone="warning">{texts.isNew}</Tag>}
          <Tag tone={statusTones[status]}>{texts.statuses[status]}</Tag>
        </Inline>
        {source !== '' && <p className={css.source}>{source}</p>}
        {status === 'locked' ? <Terms terms={terms} /> : <CertificateFacts certificate={certificate} />}
        <footer className={css.footer}>
          {status === 'issued' && <Downloads certificate={certificate} />}
          {status === 'ready' && (
            <Button
              variant="primary"
              aria-label={labelled(locale, texts.claim, fullNameOf(certificate))}
              onClick={onClaim}
            >
              {texts.claim}
            </Button>
          )}
        </footer>
      </div>
    </Card>
  );
}

/** A small picture of the certificate, which opens the large one; an icon if there is none. */
function Picture({
  certificate,
  isPriority,
  onPreview,
}: Pick<CertificateCardProps, 'certificate' | 'onPreview'> & { readonly isPriority: boolean }) {
  const texts = useTexts(certificateTexts);
  const locale = useLocale();
  const picture = pictureOf(certificate);
  if (picture === '') {
    const Sign = certificate.status === 'locked' ? LockIcon : AwardIcon;
    return (
      <span className={css.blank}>
        <Sign size={36} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={css.certificate}
      aria-label={labelled(locale, texts.preview, fullNameOf(certificate))}
      onClick={onPreview}
    >
      <img
        className={css.picture}
        src={picture}
        alt=""
        width={842}
        height={595}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </button>
  );
}

function CertificateFacts({
  certificate: { number, issuedAt, expiresAt },
}: Pick<CertificateCardProps, 'certificate'>) {
  const texts = useTexts(certificateTexts);
  const locale = useLocale();
  if (number === '') return null;
  return (
    <DescriptionList
      items={[
        { term: texts.number, value: number },
        { term: texts.issued, value: formatTime(issuedAt, 'day', locale) },
        { term: texts.expires, value: formatTime(expiresAt, 'day', locale) || texts.forEver },
      ]}
    />
  );
}

function Terms({ terms }: { readonly terms: readonly Term[] }) {
  const texts = useTexts(certificateTexts);
  return (
    <Stack as="ul" gap="x2" aria-label={texts.terms}>
      {terms.map(({ text, isDone }) => (
        <li key={text} className={css.term} data-done={isDone}>
          {isDone ? (
            <CircleCheckIcon className={css.mark} role="img" aria-hidden={false} aria-label={texts.isDone} />
          ) : (
            <LockIcon className={css.mark} role="img" aria-hidden={false} aria-label={texts.isOpen} />
          )}
          {text}
        </li>
      ))}
    </Stack>
  );
}

function Downloads({ certificate }: Pick<CertificateCardProps, 'certificate'>) {
  const texts = useTexts(certificateTexts);
  const locale = useLocale();
  const study = useTask(texts.notDone);
  const own = useTask(texts.notDone);
  const { id, source } = certificate;
  return (
    <>
      {source !== '' && (
        <Button
          isBusy={study.isBusy}
          aria-label={labelled(locale, texts.study, source)}
          onClick={() => void study.run(() => download(id, 'study'))}
        >
          {texts.study}
        </Button>
      )}
      <Button
        variant="primary"
        isBusy={own.isBusy}
        aria-label={labelled(locale, texts.download, fullNameOf(certificate))}
        onClick={() => void own.run(() => download(id, 'certificate'))}
      >
        {texts.download}
      </Button>
    </>
  );
}
