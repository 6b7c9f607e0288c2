import { AgreementBadge } from '@lectern/ui/agreements';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { ArrowLeftIcon, CircleCheckIcon, InfoIcon } from '@lectern/ui/icon';
import { Link } from '@lectern/ui/link';
import { Dotted } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../shared/page/useLoad.ts';
import { deferred } from '../../shared/deferred/deferred.tsx';
import { formatTime } from '../../shared/i18n/moment.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { courseHref } from '../../shared/routes/pages.ts';
import { useTitle } from '../../shared/page/useTitle.ts';
import { agreementHref } from './agreement.model.ts';
import { agreement, agreementParamsOf, showAgreement, type AgreementText } from './agreement.store.ts';
import { agreementTexts } from './agreement.texts.ts';
import * as css from './AgreementPage.css.ts';
import type { AgreementProps } from './Signing.tsx';

const MY_AGREEMENTS_HREF = '#/personal/order?OrderTabIndex=2';

/** Loaded late: it is below the text, and contains forms and a drawing pad. */
const LateSigning = deferred(async () => (await import('./Signing.tsx')).Signing);

/** Starts the page's first request. */
export const prepare: Prepare = (params, search) => showAgreement.prefetch(agreementParamsOf(params, search));

/** An agreement, to be read or signed. */
export default function AgreementPage({ params }: ScreenProps) {
  const texts = useTexts(agreementTexts);
  const signingParams = agreementParamsOf(params, useSearch());
  const { status, current } = useSnapshot(agreement);

  const load = useLoad(showAgreement, signingParams);

  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link className={css.backLink} href={MY_AGREEMENTS_HREF}>
          <ArrowLeftIcon size={20} /> {texts.mine}
        </Link>
        {current !== undefined && (
          <Button variant="quiet" onClick={() => print()}>
            {texts.print}
          </Button>
        )}
      </header>
      <DetailStates
        status={status}
        value={current}
        level={1}
        missing={{
          title: texts.missing,
          description: texts.missingHelp,
          href: MY_AGREEMENTS_HREF,
          label: texts.mine,
        }}
        failed={texts.failed}
        failedHelp={texts.failedHelp}
        onRetry={load}
        skeleton={<PaperSkeleton />}
      >
        {(shown) => <Agreement params={signingParams} shown={shown} />}
      </DetailStates>
    </div>
  );
}

function Agreement({ params, shown }: AgreementProps) {
  const texts = useTexts(agreementTexts);
  const locale = useLocale();

  useTitle(shown.name);

  return (
    <>
      <article className={css.paper} aria-labelledby="agreement-name">
        <header className={css.head}>
          <h1 id="agreement-name" className={css.title}>
            {shown.name}
          </h1>
          <p className={css.meta}>
            <AgreementBadge state={shown.state} />
            <Dotted>{`${texts.targets[shown.targetType]} · ${shown.targetName}`}</Dotted>
            {shown.expiresAt !== '' && (
              <span>{texts.validUntil(formatTime(shown.expiresAt, 'day', locale))}</span>
            )}
          </p>
        </header>
        <RichText html={shown.html} className={css.text} />
        {shown.signedAt !== '' && <Signature shown={shown} />}
      </article>
      <After params={params} shown={shown} />
    </>
  );
}

/** The signature below the agreement, and its date. */
function Signature({ shown }: { readonly shown: AgreementText }) {
  const texts = useTexts(agreementTexts);
  const locale = useLocale();
  return (
    <footer className={css.signature}>
      <p className={css.signatureLabel}>{texts.signature}</p>
      {shown.signImage !== '' && (
        <span className={css.drawn} data-theme="light">
          <img className={css.drawing} src={shown.signImage} alt={texts.signature} />
        </span>
      )}
      {shown.signName !== '' && <p className={css.typedName}>{shown.signName}</p>}
      <p className={css.moment}>
        <time dateTime={shown.signedAt}>{texts.signedAt(formatTime(shown.signedAt, 'moment', locale))}</time>
      </p>
    </footer>
  );
}

/** Actions for the agreement, below its text. */
function After({ params, shown }: AgreementProps) {
  const texts = useTexts(agreementTexts);
  const { state, targetType } = shown;
  const commodityId = params.commodityId || shown.commodityId;
  if (state !== 'unsigned') {
    // An agreement opened from the student's own list does not belong to a lesson about to be entered.
    const kind = state === 'signed' && params.commodityId === '' ? 'signedBefore' : state;
    return (
      <Note kind={kind} isGood={state === 'signed'}>
        {targetType !== 'MOUDLE' && commodityId !== '' && (
          <ButtonLink href={courseHref(commodityId, shown.targetId, targetType === 'PACKAGE')}>
            {texts.toTarget[targetType]}
          </ButtonLink>
        )}
      </Note>
    );
  }
  if (!shown.isElectronic) return <Note kind="paper" />;
  if (params.mode === 'edit') return <LateSigning params={params} shown={shown} />;
  return (
    <Note kind="unsigned">
      <ButtonLink variant="primary" href={agreementHref('edit', shown, params.commodityId)}>
        {texts.sign}
      </ButtonLink>
    </Note>
  );
}

interface NoteProps {
  readonly kind: keyof (typeof agreementTexts)['zh']['notes'];
  readonly isGood?: boolean;
  readonly children?: ReactNode;
}

function Note({ kind, isGood = false, children }: NoteProps) {
  const { title, help } = useTexts(agreementTexts).notes[kind];
  const Sign = isGood ? CircleCheckIcon : InfoIcon;
  return (
    <section className={css.note} data-good={isGood} role="status">
      <Sign className={css.noteSign} size={28} />
      <div className={css.noteWords}>
        <p className={css.noteTitle}>{title}</p>
        <p className={css.help}>{help}</p>
      </div>
      {children}
    </section>
  );
}

function PaperSkeleton() {
  return (
    <div className={css.paper} aria-busy>
      <Skeleton width="60%" height="40px" />
      <div className={css.text}>
        <Skeleton height="360px" shape="box" />
      </div>
    </div>
  );
}
