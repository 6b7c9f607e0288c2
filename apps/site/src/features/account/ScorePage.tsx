import { Button, ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Heading, Inline } from '@lectern/ui/layout';
import { formatNumber, useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { session } from '../../shared/session/session.store.ts';
import { ListFilter } from '../../shared/page/ListFilter.tsx';
import { FailedNote } from '../../shared/page/FailedNote.tsx';
import { ListPage } from '../../shared/page/ListPage.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { ListTools } from '../personal/index.ts';
import { accountTexts } from './account.texts.ts';
import { AccountFrame } from './AccountFrame.tsx';
import {
  checkIn,
  directions,
  filterOf,
  loadRules,
  loadSums,
  type PointEntry,
  points,
  POINTS_PER_PAGE,
  type PointsFilter,
  pointsHref,
  showPoints,
} from './points.store.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { SHOP_HREF } from './shop/shop.store.ts';
import * as css from './score.css.ts';

/** What the page asks for first. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadSums.prefetch(), loadRules.prefetch(), showPoints.prefetch(filterOf(search))]);

/** The student's points (/personal/accountcenter/score). The address keeps direction and page. */
export default function ScorePage() {
  const texts = useTexts(accountTexts).score;
  const { token } = useSnapshot(session);
  const { rules, status, records, total } = useSnapshot(points);
  const filter = filterOf(useSearch());

  useEffect(() => {
    void loadSums();
    void loadRules();
  }, [token]);

  return (
    <AccountFrame current="score">
      <Sums filter={filter} />
      <ListPage
        tools={
          rules !== undefined && (
            <>
              <Rules />
              <Heading above="x8" below="x4">
                {texts.list}
              </Heading>
              <ListTools
                filter={
                  <ListFilter
                    label={texts.direction}
                    choices={directions}
                    names={texts.directions}
                    value={filter.direction}
                    hrefOf={(direction) => pointsHref({ direction, page: 1 })}
                  />
                }
              />
            </>
          )
        }
        load={() => void showPoints(filter)}
        // What gives points may be nothing; where that is not known yet, the changes below wait for it.
        status={rules === undefined ? 'loading' : status}
        rows={rules === undefined ? [] : records}
        pages={{ filter, total, perPage: POINTS_PER_PAGE, hrefOf: pointsHref }}
        className={css.list}
        rowClassName={css.entry}
        label={texts.list}
        failed={texts.failed}
        skeleton={<RowsSkeleton />}
        nothing={<Nothing filter={filter} />}
      >
        {(entry) => <Entry entry={entry} />}
      </ListPage>
    </AccountFrame>
  );
}

function Sums({ filter }: { readonly filter: PointsFilter }) {
  const texts = useTexts(accountTexts).score;
  const { sumsStatus, sums, isCheckingIn } = useSnapshot(points);
  const { pointName } = useSnapshot(shell).current;
  if (sumsStatus === 'failed') {
    return (
      <Card padding="large">
        <FailedNote onRetry={() => void loadSums()}>{texts.sumsFailed}</FailedNote>
      </Card>
    );
  }
  if (sums === undefined) return <Skeleton shape="box" height="172px" />;
  return (
    <Card padding="large">
      <StatisticGroup>
        <Statistic label={texts.remaining(pointName)} value={sums.remaining} tone="accent" />
        <Statistic label={texts.gained} value={sums.gained} />
        <Statistic label={texts.spent} value={sums.spent} />
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

/** What gives points; nothing where that is not known. */
function Rules() {
  const texts = useTexts(accountTexts).score;
  const { rules = [] } = useSnapshot(points);
  const heading = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} above="x8" below="x4">
        {texts.rules}
      </Heading>
      <Inline as="ul" gap="x2" align="stretch">
        {rules.map(({ name, points: worth }) => (
          <li key={name} className={css.rule}>
            {name} <strong className={css.worth}>{texts.each(worth)}</strong>
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
      <span className={css.remark}>{entry.remark}</span>
      <time className={css.when} dateTime={entry.createdAt}>
        {formatTime(entry.createdAt, 'moment', locale)}
      </time>
      <strong className={css.change} {...(isGain && { 'data-gain': '' })}>
        {isGain ? '+' : '−'}
        {formatNumber(Math.abs(entry.points))}
      </strong>
    </>
  );
}

function Nothing({ filter: { direction } }: { readonly filter: PointsFilter }) {
  const texts = useTexts(accountTexts).score;
  if (direction !== undefined) {
    return (
      <EmptyState
        title={texts.emptyOf(texts.directions[direction])}
        action={<ButtonLink href={pointsHref({ direction: undefined, page: 1 })}>{texts.showAll}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      description={texts.emptyHelp}
      action={
        <ButtonLink variant="primary" href="#/lib/subject">
          {texts.toPractice}
        </ButtonLink>
      }
    />
  );
}
