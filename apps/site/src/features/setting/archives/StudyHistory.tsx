import { BarChart, HeatMap, LineChart } from '@lectern/ui/Charts';
import { Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio/react';
import { ChartCard, ChartGrid } from '../../../shared/page/ChartGrid.tsx';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { archivesTexts } from './archives.texts.ts';
import { calendarOf, dayMinutes, lastDays } from './studyDays.ts';
import { history, loadHistory } from './studyHistory.store.ts';

/** Charts of when a student studied; nothing before there is any data. */
export function StudyHistory() {
  const texts = useTexts(archivesTexts);
  const locale = useLocale();
  const { status, value } = useDeferredValue(useSnapshot(history));
  const days = dayMinutes(value?.days ?? []);
  const marks = value?.marks ?? [];
  // A single mark does not make a line.
  const hasMarks = marks.length > 1;
  if (status === 'failed' && value === undefined)
    return (
      <Stack above="x6">
        <FailedNote onRetry={() => void loadHistory()}>{texts.historyFailed}</FailedNote>
      </Stack>
    );
  if (days.length === 0 && !hasMarks) return null;
  const recent = lastDays(days, ports.now());
  return (
    <ChartGrid title={texts.history}>
      {days.length > 0 && (
        <ChartCard isWide={!hasMarks}>
          <BarChart
            label={texts.recentDays(recent.length)}
            labels={recent.map(({ day }) => formatTime(day, 'shortDay', locale))}
            labelsName={texts.day}
            series={[
              { id: 'lessons', label: texts.inLessons, values: recent.map(({ lessons }) => lessons) },
              { id: 'practice', label: texts.inPractice, values: recent.map(({ practice }) => practice) },
            ]}
          />
        </ChartCard>
      )}
      {hasMarks && (
        <ChartCard isWide={days.length === 0}>
          <LineChart
            label={texts.marks}
            labels={marks.map(({ submittedAt }) => formatTime(submittedAt ?? '', 'shortDay', locale))}
            labelsName={texts.day}
            series={[
              { id: 'percent', label: texts.percent, values: marks.map(({ percent }) => percent ?? null) },
            ]}
          />
        </ChartCard>
      )}
      {days.length > 0 && (
        <ChartCard isWide>
          <HeatMap label={texts.calendar} days={calendarOf(days, ports.now())} format={texts.minutes} />
        </ChartCard>
      )}
    </ChartGrid>
  );
}
