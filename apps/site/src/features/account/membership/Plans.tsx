import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { CheckIcon } from '@lectern/ui/icon';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { requireLogin } from '../../../shared/session/requireLogin.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { cashierHref } from '../../../shared/routes/pages.ts';
import { showRefusal } from '../../../shared/overlays/toastResult.ts';
import type { Plan } from '../account.model.ts';
import { membershipTexts } from './membership.texts.ts';
import * as css from './membership.css.ts';
import { membership, showMembership } from './membership.store.ts';
import { orderPlan, planOrder } from './planOrder.store.ts';

export interface PlansProps {
  /** Heading level of the memberships. */
  readonly headings: 'h2' | 'h3';
}

/** The memberships for sale; a visitor logs in before ordering one. */
export function Plans({ headings }: PlansProps) {
  const texts = useTexts(membershipTexts);
  const { status, plans, isMember, planId } = useSnapshot(membership);

  return (
    <>
      <ListPage
        load={() => void showMembership()}
        status={status}
        rows={plans}
        className={css.plans}
        rowClassName={css.row}
        type="vip"
        failed={texts.failed}
        skeleton={[3, '300px']}
        nothing={
          <EmptyWithLink
            type="vip"
            title={texts.empty}
            description={texts.noneOffered}
            href="#/course/list"
            label={texts.toCourses}
          />
        }
      >
        {(plan) => (
          <PlanCard plan={plan} heading={headings} isMember={isMember} isCurrent={plan.id === planId} />
        )}
      </ListPage>
    </>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly heading: PlansProps['headings'];
  readonly isMember: boolean;
  readonly isCurrent: boolean;
}

function PlanCard({ plan, heading: Heading, isMember, isCurrent }: PlanCardProps) {
  const texts = useTexts(membershipTexts);
  const { busyId } = useSnapshot(planOrder);
  const action = isMember ? texts.renew : texts.join;

  const handleOrder = async () => {
    const ordered = await orderPlan(plan);
    if (ordered.isDone) navigate(cashierHref(ordered.value));
    else showRefusal(ordered, texts.orderFailed);
  };

  return (
    <Card as="article" padding="large" className={css.plan} aria-label={plan.name}>
      <Heading className={css.planName}>
        {plan.name} {isCurrent && <Tag tone="accent">{texts.current}</Tag>}
      </Heading>
      <Stack as="p" gap="x1">
        <Price cents={plan.priceCents} originalCents={plan.listPriceCents} size="large" />
        <span className={css.hint}>{texts.days(plan.days)}</span>
      </Stack>
      <Stack as="ul" gap="x2">
        {plan.benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon className={css.check} size={18} /> {benefit}
          </li>
        ))}
      </Stack>
      <Button
        variant="primary"
        isBlock
        aria-label={`${action} ${plan.name}`}
        isBusy={busyId === plan.id}
        onClick={() => requireLogin(() => void handleOrder())}
      >
        {action}
      </Button>
    </Card>
  );
}
