import { Card } from '@lectern/ui/Card';
import { CourseCard } from '@lectern/ui/CourseCard';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { planHref } from './address.ts';
import * as css from './plan.css.ts';
import type { PlanSummary } from './plan.model.ts';
import { planTexts } from './plan.texts.ts';

export interface PlanGridProps {
  readonly plans: readonly PlanSummary[];
  /**
   * Text to highlight in the names.
   * @defaultValue none
   */
  readonly highlight?: string;
  /**
   * Whether newer results are loading.
   * @defaultValue false
   */
  readonly isBusy?: boolean;
  /**
   * Heading level of the cards' titles.
   * @defaultValue 2
   */
  readonly level?: 2 | 3;
}

/** Plans as cards, with their duration in place of a teacher. */
export function PlanGrid({ plans, highlight = '', isBusy = false, level = 2 }: PlanGridProps) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  return (
    <ul className={css.grid} aria-busy={isBusy}>
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <CourseCard
            href={planHref(plan.id)}
            title={plan.name[locale]}
            highlight={highlight}
            coverUrl={plan.cover}
            kind={texts.tag}
            teacher={texts.extent(plan.stageCount, plan.days)}
            priceCents={plan.priceCents}
            originalCents={plan.listPriceCents}
            progress={plan.isJoined ? plan.progress : undefined}
            isPriority={index < 3}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of plans that are loading. */
export function PlanGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={css.grid} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Card padding="none">
            <Skeleton shape="cover" />
            <Skeleton shape="box" height="112px" />
          </Card>
        </li>
      ))}
    </ul>
  );
}
