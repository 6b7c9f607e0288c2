import { BarChart, HeatMap, LineChart } from '@lectern/ui/Charts';
import { Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { ChartCard, ChartGrid } from '../../../shared/page/ChartGrid.tsx';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { loadStatistics, statistics } from './statistics.store.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** Whether a month is in the future, where no count is not the same as zero. */
function isAhead(year: number, month: number): boolean {
  return new Date(year, month, 1).getTime() > ports.now();
}

/** Charts of a student's practice by weeks and years; nothing before there is any. */
export function Statistics({ subjectId }: { readonly subjectId: string }) {
  const texts = useTexts(statisticsTexts);
  const locale = useLocale();
  // Charts have hundreds of marks; as a deferred value they render in slices, between the user's input.
  const { weeks, days, years, hasFailed, subjectId: shownId } = useDeferredValue(useSnapshot(statistics));
  const load = useLoad(loadStatistics, subjectId);
  const [onlyYear] = years.length === 1 ? years : [];
  const hasWeeks = weeks.some(({ doneCount }) => doneCount > 0);
  const hasDays = days.some(({ value }) => value > 0);
  if (shownId !== subjectId) return null;
  const charts = (hasDays || years.length > 0) && (
    <ChartGrid title={texts.title}>
      {hasWeeks && (
        <ChartCard>
          <BarChart
            label={texts.weeks(weeks.length)}
            labels={weeks.map(({ startsOn }) => formatTime(startsOn, 'shortDay', locale))}
            labelsName={texts.week}
            series={[
              { id: 'done', label: texts.answered, values: weeks.map(({ doneCount }) => doneCount) },
              { id: 'right', label: texts.right, values: weeks.map(({ rightCount }) => rightCount) },
            ]}
          />
        </ChartCard>
      )}
      {years.length > 0 && (
        <ChartCard>
          <LineChart
            // A single line has no legend that would name its year.
            label={onlyYear === undefined ? texts.years : texts.yearOf(onlyYear.year, onlyYear.doneCount)}
            labels={texts.months}
            labelsName={texts.month}
            series={years.map(({ year, doneCount, months }) => ({
              id: String(year),
              label: texts.yearOf(year, doneCount),
              values: months.map((count, month) => (isAhead(year, month) ? null : count)),
            }))}
          />
        </ChartCard>
      )}
      {hasDays && (
        <ChartCard isWide>
          <HeatMap label={texts.calendar} days={days} format={texts.count} />
        </ChartCard>
      )}
    </ChartGrid>
  );
  return (
    <>
      {charts}
      {hasFailed && (
        <Stack above="x6">
          <FailedNote onRetry={load}>{texts.failed}</FailedNote>
        </Stack>
      )}
    </>
  );
}
