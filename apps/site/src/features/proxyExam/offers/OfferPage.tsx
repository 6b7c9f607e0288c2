import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { RichText } from '@lectern/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare, ScreenProps } from '../../../shared/routes/screen.ts';
import { session } from '../../../shared/session/session.store.ts';
import { DetailPage } from '../../../shared/page/detail/DetailPage.tsx';
import { requireLogin } from '../../../shared/session/requireLogin.ts';
import * as frame from '../../../shared/page/detail/detailPage.css.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { useTitle } from '../../../shared/page/useTitle.ts';
import { CourseGrid } from '../../catalogue/index.ts';
import { signHref } from '../address.ts';
import { windowOf } from '../proxyExam.model.ts';
import { offersHref } from './address.ts';
import { actionOf, type ExamProvince, type OfferPage as OfferPageData } from './offers.model.ts';
import { offerDetail, showOffer } from './offers.store.ts';
import * as css from './offers.css.ts';
import { offersTexts } from './offers.texts.ts';
import { offerTones } from './offerTones.ts';
import { OpenTime, useOfferFacts } from './useOfferFacts.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = ({ itemId = '' }) => showOffer.prefetch(itemId);

/**
 * An exam for which the school registers students: time, place, purpose, and the button to register
 * (`/applydetail/`).
 */
export default function OfferPage({ params: { itemId = '' } }: ScreenProps) {
  const texts = useTexts(offersTexts);
  const { status, value } = useSnapshot(offerDetail);

  const load = useLoad(showOffer, itemId);

  return (
    <DetailPage
      status={status}
      value={value?.offer.itemId === itemId ? value : undefined}
      type="certificate"
      missing={{
        title: texts.missing,
        description: texts.missingHelp,
        href: offersHref(),
        label: texts.showAll,
        isPrimary: true,
      }}
      failed={texts.failed}
      onRetry={load}
    >
      {(page) => <Loaded page={page} />}
    </DetailPage>
  );
}

function Loaded({ page }: { readonly page: OfferPageData }) {
  const texts = useTexts(offersTexts);
  const { offer, html, provinces, asks, courses, sign } = page;
  const { name, state } = offer;

  useTitle(name);

  return (
    <Page breadcrumb={<SitePath steps={[{ label: texts.title, href: offersHref() }, { label: name }]} />}>
      <div className={frame.layout}>
        <header className={frame.top}>
          <p className={frame.tags}>
            <Tag tone={offerTones[state]}>{texts.states[state]}</Tag>
          </p>
          <h1 className={frame.title}>{name}</h1>
        </header>
        <aside className={frame.side}>
          <RegisterCard page={page} />
        </aside>
        <div className={frame.main}>
          {provinces.length > 0 && (
            <section>
              <h2 className={css.heading}>{texts.provinces}</h2>
              <Card as="ul" padding="none">
                {provinces.map((province) => (
                  <Province key={province.code} province={province} isClosed={state === 'closed'} />
                ))}
              </Card>
            </section>
          )}
          {html !== '' && (
            <section>
              <h2 className={css.heading}>{texts.terms}</h2>
              <RichText html={html} className={css.description} />
            </section>
          )}
          {asks.length > 0 && (
            <section>
              <h2 className={css.heading}>{texts.asks}</h2>
              <Inline as="ul" gap="x2" align="stretch">
                {asks.map((asked) => (
                  <li key={asked}>
                    <Tag>{asked}</Tag>
                  </li>
                ))}
              </Inline>
            </section>
          )}
          {courses.length > 0 && sign === undefined && (
            <section>
              <h2 className={css.heading}>{texts.courses}</h2>
              <p className={css.help}>{texts.coursesHelp}</p>
              <CourseGrid courses={courses} level={3} />
            </section>
          )}
        </div>
      </div>
      <div className={frame.bar} data-bottom-bar="">
        <p className={frame.barPrice}>
          <Fee cents={offer.feeCents} />
        </p>
        <Action page={page} />
      </div>
    </Page>
  );
}

function Fee({ cents }: { readonly cents: number }) {
  const { free } = useTexts(offersTexts);
  return <strong>{cents > 0 ? formatMoney(cents) : free}</strong>;
}

/** The price, the main action, and the times; sticky on desktop. */
function RegisterCard({ page }: { readonly page: OfferPageData }) {
  const texts = useTexts(offersTexts);
  const { token } = useSnapshot(session);
  const facts = useOfferFacts(page.offer);
  const action = actionOf(page, token === '');
  return (
    <Card padding="large" gap="x3" className={css.side}>
      <div>
        <p className={css.muted}>{texts.facts.fee}</p>
        <p className={css.fee}>
          <Fee cents={page.offer.feeCents} />
        </p>
      </div>
      <div className={frame.primary}>
        <Action page={page} isBlock />
      </div>
      <p className={css.muted}>
        {action === 'barred' && page.courses.length === 0 ? texts.barredWithoutCourse : texts.notes[action]}
      </p>
      <DescriptionList
        layout="lines"
        rule="above"
        label={texts.facts.label}
        items={facts.filter(({ term }) => term !== texts.facts.fee)}
      />
    </Card>
  );
}

function Province({ province, isClosed }: { readonly province: ExamProvince; readonly isClosed: boolean }) {
  const texts = useTexts(offersTexts);
  const locale = useLocale();
  const stands = isClosed ? 'after' : windowOf(province, ports.now());
  const tones = { before: 'accent', within: 'success', after: 'neutral' } as const;
  return (
    <li className={css.province}>
      <h3 className={css.provinceName}>{province.name}</h3>
      <Tag tone={tones[stands]}>{texts.provinceStates[stands]}</Tag>
      <p className={css.times}>
        {texts.facts.window} <OpenTime startsAt={province.startsAt} endsAt={province.endsAt} />
        <br />
        {texts.facts.exam} {formatTime(province.examAt, 'moment', locale) || texts.unknown}
      </p>
    </li>
  );
}

/** The main action for an exam. Whether a visitor may register is known only after logging in. */
function Action({ page, isBlock = false }: { readonly page: OfferPageData; readonly isBlock?: boolean }) {
  const texts = useTexts(offersTexts);
  const { token } = useSnapshot(session);
  const { itemId } = page.offer;
  const action = actionOf(page, token === '');
  const label = texts.actions[action];

  const begin = async () => {
    await showOffer(itemId);
    const { value } = offerDetail;
    if (value?.offer.itemId !== itemId) return;
    if (value.sign === undefined) toast(texts.nowBarred, { tone: 'warning' });
    else navigate(signHref(itemId).slice(1));
  };

  if (action === 'register' || action === 'look') {
    return (
      <ButtonLink variant="primary" size="large" isBlock={isBlock} href={signHref(itemId)}>
        {label}
      </ButtonLink>
    );
  }
  if (action === 'login') {
    return (
      <Button
        variant="primary"
        size="large"
        isBlock={isBlock}
        onClick={() => requireLogin(() => void begin())}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button size="large" isBlock={isBlock} disabled>
      {label}
    </Button>
  );
}
