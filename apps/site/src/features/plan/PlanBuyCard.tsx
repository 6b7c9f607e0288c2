import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { useTexts } from '@lectern/ui/locale';
import { Price } from '@lectern/ui/Price';
import { Progress } from '@lectern/ui/Progress';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { requireLogin } from '../../shared/session/requireLogin.ts';
import { toast } from '../../shared/overlays/toast.ts';
import * as frame from '../../shared/page/detail/detailPage.css.ts';
import { SideCard } from '../../shared/page/detail/SideCard.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { toastResult, showRefusal } from '../../shared/overlays/toastResult.ts';
import { cart } from '../cart/index.ts';
import { BuyNowButton } from '../cart/readers.ts';
import { ownPlansHref } from './address.ts';
import { ItemAction } from './ItemAction.tsx';
import { OpenStage } from './OpenStage.tsx';
import { planActionOf, type PlanPage } from './plan.model.ts';
import { buyPlan, joinPlan, planWork, showPlan } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';
import * as css from './planPage.css.ts';

/** The price or the progress, the main action, and the plan in numbers. */
export function PlanBuyCard({ page }: { readonly page: PlanPage }) {
  const texts = useTexts(planTexts);
  const { plan, isOffered } = page;
  const { facts } = texts;
  const items = [
    { term: facts.stages, value: facts.stageCount(plan.stageCount) },
    { term: facts.days, value: facts.dayCount(plan.days) },
    { term: facts.items, value: facts.itemCount(plan.itemCount) },
    { term: facts.students, value: plan.studentCount > 0 && facts.studentCount(plan.studentCount) },
  ];
  return (
    <SideCard cover={plan.cover}>
      <Status page={page} isLarge />
      {!plan.isJoined && isOffered && <p className={css.note}>{texts.priceNote[plan.offer]}</p>}
      <div className={frame.primary}>
        <PrimaryButton page={page} isBlock />
      </div>
      <DescriptionList layout="lines" rule="above" label={facts.label} items={items} />
    </SideCard>
  );
}

/** Price or progress, and the main action, at the bottom of a phone. */
export function PlanBuyBar({ page }: { readonly page: PlanPage }) {
  return (
    <div className={frame.bar} data-bottom-bar="">
      <div className={frame.barPrice}>
        <Status page={page} />
      </div>
      <PrimaryButton page={page} />
    </div>
  );
}

function Status({
  page: { plan },
  isLarge = false,
}: {
  readonly page: PlanPage;
  readonly isLarge?: boolean;
}) {
  const texts = useTexts(planTexts);
  if (plan.isJoined) return <Progress percent={plan.progress} label={texts.progress} hasFigure />;
  return (
    <Price cents={plan.priceCents} originalCents={plan.listPriceCents} size={isLarge ? 'large' : 'medium'} />
  );
}

function PrimaryButton({ page, isBlock = false }: { readonly page: PlanPage; readonly isBlock?: boolean }) {
  const texts = useTexts(planTexts);
  const { ids } = useSnapshot(cart);
  const { step } = useSnapshot(planWork);
  const { plan, next, nextStageId } = page;
  const { hasCart } = useSnapshot(shell).current.services;
  const action = planActionOf(page, hasCart ? ids : []);
  const look = { variant: 'primary', size: 'large', isBlock } as const;
  const label = texts.actions[action];

  const handleJoin = async () => {
    toastResult(await joinPlan(plan.id), texts.joinedNow, texts.notDone);
    void showPlan(plan.id);
  };

  const handleBuy = async () => {
    const bought = await buyPlan(page);
    if (bought.isDone) {
      toast(plan.offer === 'package' ? texts.added : texts.addedParts, {
        tone: 'success',
        action: { label: texts.lookInCart, onAction: () => navigate('/shoppingcart') },
      });
      return;
    }
    showRefusal(bought, texts.notDone);
    void showPlan(plan.id);
  };

  const buyNow = (
    <BuyNowButton {...look} commodityIds={page.commodityIds} onRefused={() => void showPlan(plan.id)} />
  );

  switch (action) {
    case 'goOn':
      return next && <ItemAction {...look} item={next} label={label} />;
    case 'openStage':
      return (
        <OpenStage {...look} planId={plan.id} stageId={nextStageId} onOpened={() => void showPlan(plan.id)}>
          {label}
        </OpenStage>
      );
    case 'finished':
      return (
        <ButtonLink {...look} href={ownPlansHref()}>
          {label}
        </ButtonLink>
      );
    case 'toCart':
      return (
        <div className={frame.actions}>
          <ButtonLink size="large" isBlock={isBlock} href="#/shoppingcart">
            {label}
          </ButtonLink>
          {buyNow}
        </div>
      );
    case 'join':
      return (
        <Button {...look} isBusy={step === 'joining'} onClick={() => requireLogin(() => void handleJoin())}>
          {label}
        </Button>
      );
    case 'buy':
      return !hasCart ? (
        buyNow
      ) : (
        <div className={frame.actions}>
          <Button size="large" isBlock={isBlock} isBusy={step === 'buying'} onClick={() => void handleBuy()}>
            {label}
          </Button>
          {buyNow}
        </div>
      );
    case 'offShelf':
      return (
        <Button {...look} disabled>
          {label}
        </Button>
      );
  }
}
