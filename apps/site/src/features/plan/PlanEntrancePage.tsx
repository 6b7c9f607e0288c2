import { Card } from '@lectern/ui/Card';
import { ButtonLink } from '@lectern/ui/Button';
import { CalendarIcon, FlagIcon, ListIcon } from '@lectern/ui/icon';
import { Heading, Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../shared/routes/screen.ts';
import { isLoggedIn, session } from '../../shared/session/session.store.ts';
import { ListStates } from '../../shared/page/list/ListStates.tsx';
import { Lead } from '../../shared/page/Lead.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { useLoad } from '../../shared/page/useLoad.ts';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { ownPlansHref, plansHref, readPlanQuery } from './address.ts';
import { OwnPlanCard } from './OwnPlanCard.tsx';
import * as css from './plan.css.ts';
import { entrance, loadEntrance, planList, PLANS_AT_ENTRANCE, showPlans } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid.tsx';
import { NoPlans } from './NoPlans.tsx';

const ICONS = [FlagIcon, ListIcon, CalendarIcon] as const;
const FIRST = [readPlanQuery(''), PLANS_AT_ENTRANCE] as const;
const show = () => showPlans(...FIRST);

/** Starts the page's first requests. */
export const prepare: Prepare = () =>
  Promise.all([showPlans.prefetch(...FIRST), loadEntrance.prefetch(isLoggedIn())]);

/** Explains training plans, shows the student's current one, and lists the school's. */
export default function PlanEntrancePage() {
  const texts = useTexts(planTexts);
  const { token } = useSnapshot(session);
  const { isKnown, own } = useSnapshot(entrance);

  useLoad(show);
  useLoad(loadEntrance, token !== '');

  return (
    <Page
      title={texts.title}
      breadcrumb={<SitePath steps={[{ label: texts.title }]} />}
      actions={token !== '' && <ButtonLink href={ownPlansHref()}>{texts.mine}</ButtonLink>}
    >
      <Lead>{texts.lead}</Lead>
      <Card as="ul" padding="large" gap="x4" className={css.ideas} aria-label={texts.ideasLabel}>
        {texts.ideas.map(([name, description], index) => {
          const Sign = ICONS[index] ?? FlagIcon;
          return (
            <Inline as="li" key={name} gap="x3" align="stretch" isOneLine>
              <span className={css.ideaIcon} aria-hidden>
                <Sign size={20} />
              </span>
              <div>
                <Heading size="md">{name}</Heading>
                <p className={css.ideaText}>{description}</p>
              </div>
            </Inline>
          );
        })}
      </Card>
      {own !== undefined && (
        <section className={css.section}>
          <Inline below="x4" gap="x2" justify="space-between">
            <Heading size="xl">{texts.goOnWith}</Heading>
          </Inline>
          <OwnPlanCard own={own} onChange={() => void loadEntrance(true)} level={3} />
        </section>
      )}
      {/* The student's own plan comes first; until it is loaded, what is below waits for it. */}
      {isKnown ? (
        <SchoolPlans />
      ) : (
        <div className={css.section}>
          <PlanGridSkeleton count={3} />
        </div>
      )}
    </Page>
  );
}

function SchoolPlans() {
  const texts = useTexts(planTexts);
  const { status, value } = useSnapshot(planList);
  const plans = (value?.records ?? []).slice(0, PLANS_AT_ENTRANCE);
  return (
    <section className={css.section}>
      <Inline below="x4" gap="x2" justify="space-between">
        <Heading size="xl">{texts.school}</Heading>
        <ButtonLink variant="quiet" href={plansHref()}>
          {texts.all}
        </ButtonLink>
      </Inline>
      <ListStates
        status={status}
        isEmpty={plans.length === 0}
        type="course"
        failed={texts.failed}
        onRetry={() => void show()}
        skeleton={<PlanGridSkeleton count={3} />}
        nothing={<NoPlans />}
      >
        <PlanGrid plans={plans} level={3} />
      </ListStates>
    </section>
  );
}
