import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import * as frame from '../../shared/page/detail/detailPage.css.ts';
import { OutcomeList } from '../../shared/page/detail/OutcomeList.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { useTitle } from '../../shared/page/useTitle.ts';
import { plansHref } from './address.ts';
import type { PlanPage as PlanPageData } from './plan.model.ts';
import { planDetail, showPlan } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';
import { PlanBuyBar, PlanBuyCard } from './PlanBuyCard.tsx';
import * as css from './planPage.css.ts';
import { Stages } from './Stages.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = ({ planId = '' }) => showPlan.prefetch(planId);

/** A training plan: its audience, its price, its stages, and the student's progress. */
export default function PlanPage({ params }: ScreenProps) {
  const texts = useTexts(planTexts);
  const { planId = '' } = params;
  const { status, value } = useSnapshot(planDetail);

  const load = useLoad(showPlan, planId);

  return (
    <DetailPage
      status={status}
      value={value?.plan.id === planId ? value : undefined}
      type="course"
      missing={{
        title: texts.missing,
        description: texts.missingHelp,
        href: plansHref(),
        label: texts.all,
        isPrimary: true,
      }}
      failed={texts.failed}
      onRetry={load}
    >
      {(page) => <Loaded page={page} />}
    </DetailPage>
  );
}

function Loaded({ page }: { readonly page: PlanPageData }) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { plan, audience, outcomes, description, isOrdered } = page;

  useTitle(plan.name[locale]);

  return (
    <Page
      breadcrumb={
        <SitePath steps={[{ label: texts.title, href: '#/trainingPlan' }, { label: plan.name[locale] }]} />
      }
    >
      <div className={frame.layout}>
        <div className={frame.top}>
          <header>
            <p className={frame.tags}>
              <Tag tone="accent">{texts.tag}</Tag>
              <Tag>{isOrdered ? texts.ordered : texts.free}</Tag>
              {plan.isJoined && <Tag tone="success">{texts.joined}</Tag>}
            </p>
            <h1 className={frame.title}>{plan.name[locale]}</h1>
            {plan.summary[locale] !== '' && <p className={frame.summary}>{plan.summary[locale]}</p>}
          </header>
        </div>
        <aside className={frame.side}>
          <PlanBuyCard page={page} />
        </aside>
        <div className={frame.main}>
          <Card padding="large" gap="x6">
            {audience[locale] !== '' && (
              <section>
                <Heading below="x2" size="md">
                  {texts.audience}
                </Heading>
                <p className={css.description}>{audience[locale]}</p>
              </section>
            )}
            {outcomes[locale].length > 0 && (
              <section>
                <Heading below="x2" size="md">
                  {texts.outcomes}
                </Heading>
                <OutcomeList outcomes={outcomes[locale]} />
              </section>
            )}
          </Card>
          <Heading above="x8" below="x4" size="xl">
            {texts.stages}
          </Heading>
          <Stages page={page} />
          {description[locale] !== '' && (
            <>
              <Heading above="x8" below="x4" size="xl">
                {texts.description}
              </Heading>
              <RichText html={description[locale]} className={css.description} />
            </>
          )}
        </div>
      </div>
      <PlanBuyBar page={page} />
    </Page>
  );
}
