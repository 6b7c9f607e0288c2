import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { Heading, Inline } from '@lectern/ui/layout';
import { formatNumber, useLocale, useTexts } from '@lectern/ui/locale';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { FailedNote } from '../../shared/page/FailedNote.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { type ChangesFilter, filterOf } from './changes.ts';
import { Changes } from './Changes.tsx';
import {
  checkIn,
  loadRules,
  loadSums,
  type PointEntry,
  points,
  pointsHref,
  showPoints,
} from './points.store.ts';
import { SHOP_HREF } from './shop/shop.store.ts';
import { scoreTexts } from './score.texts.ts';
import * as css from './score.css.ts';

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadSums.prefetch(), loadRules.prefetch(), showPoints.prefetch(filterOf(search))]);

/** The student's points (/personal/accountcenter/score). Direction and page are in the address. */
export default function ScorePage() {
  const texts = useTexts(scoreTexts);
  const { rules, status, records, total } = useSnapshot(points);
  const filter = filterOf(useSearch());

  useLoad(loadSums);
  useLoad(loadRules);

  return (
    <AccountFrame current="score">
      <Sums filter={filter} />
      <Changes
        // Without any rules the section is empty; until that is known, the changes below wait for it.
        above={rules !== undefined && <Rules />}
        filter={filter}
        hrefOf={pointsHref}
        names={texts.directions}
        load={() => void showPoints(filter)}
        status={status}
        rows={records}
        total={total}
        nothing={
          <EmptyWithLink
            title={texts.empty}
            description={texts.emptyHelp}
            href="#/lib/subject"
            label={texts.toPractice}
            isPrimary
          />
        }
      >
        {(entry) => <Entry entry={entry} />}
      </Changes>
    </AccountFrame>
  );
}

function Sums({ filter }: { readonly filter: ChangesFilter }) {
  const texts = useTexts(scoreTexts);
  const { sumsStatus, sums, isCheckingIn } = useSnapshot(points);
  const { pointName } = useSnapshot(shell).current;
  if (sumsStatus === 'failed') {
    return (
      <Card padding="large">
        <FailedNote onRetry={() => void loadSums()}>{texts.sumsFailed}</FailedNote>
      </Card>
    );
  }
  return (
    <Card padding="large">
      <StatisticGroup>
        <Statistic label={texts.remaining(pointName)} value={sums?.remaining} tone="accent" />
        <Statistic label={texts.gained} value={sums?.gained} />
        <Statistic label={texts.spent} value={sums?.spent} />
      </StatisticGroup>
      <Inline above="x4" gap="x3" align="stretch">
        <Button variant="primary" isBusy={isCheckingIn} onClick={() => void checkIn(filter)}>
          {texts.checkIn}
        </Button>
        <ButtonLink href={SHOP_HREF}>{texts.toShop}</ButtonLink>
      </Inline>
    </Card>
  );
}

/** What earns points; renders nothing if that is unknown. */
function Rules() {
  const texts = useTexts(scoreTexts);
  const { rules = [] } = useSnapshot(points);
  const locale = useLocale();
  const heading = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} above="x8" below="x4">
        {texts.rules}
      </Heading>
      <Inline as="ul" gap="x2" align="stretch">
        {rules.map(({ name, points: worth, limitPerDay }) => (
          <li key={name.zh} className={css.rule}>
            {name[locale]} <strong className={css.points}>+{worth}</strong>
            {limitPerDay !== null && ` · ${texts.timesADay(limitPerDay)}`}
          </li>
        ))}
      </Inline>
    </section>
  );
}

function Entry({ entry }: { readonly entry: PointEntry }) {
  const locale = useLocale();
  const isGain = entry.points > 0;
  return (
    <>
      <span className={css.remark}>{entry.remark[locale]}</span>
      <time className={css.time} dateTime={entry.createdAt}>
        {formatTime(entry.createdAt, 'moment', locale)}
      </time>
      <strong className={css.change} {...(isGain && { 'data-gain': '' })}>
        {isGain ? '+' : '−'}
        {formatNumber(Math.abs(entry.points))}
      </strong>
    </>
  );
}
