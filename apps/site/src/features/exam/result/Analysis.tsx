import { retriedLazy } from '@lectern/ui/lazy';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Suspense } from 'react';
import { PartBoundary } from '../../../shared/deferred/PartBoundary.tsx';
import { ChartCard, ChartGrid } from '../../../shared/page/ChartGrid.tsx';
import type { Attempt, ExamPart } from '../exam.model.ts';
import { resultTexts } from './result.texts.ts';

const LateBarChart = retriedLazy(async () => (await import('@lectern/ui/Charts')).BarChart);

/** Height of a chart with its title, legend and collapsed table, regardless of the number of parts. */
const HEIGHT = '328px';

/** Charts, with tables, of the points by section of the paper and by topic. */
export function Analysis({ attempt: { sections, points } }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  return (
    <ChartGrid title={texts.analysis}>
      {/* A single part would only repeat the score. */}
      {sections.length > 1 && <Parts label={texts.bySection} of={texts.section} parts={sections} />}
      {points.length > 0 && <Parts label={texts.byPoint} of={texts.point} parts={points} />}
    </ChartGrid>
  );
}

interface PartsProps {
  readonly label: string;
  readonly of: string;
  readonly parts: readonly ExamPart[];
}

function Parts({ label, of, parts }: PartsProps) {
  const texts = useTexts(resultTexts);
  return (
    <ChartCard>
      <PartBoundary>
        <Suspense fallback={<Skeleton shape="box" height={HEIGHT} />}>
          <LateBarChart
            label={label}
            labels={parts.map(({ name }) => name)}
            labelsName={of}
            series={[
              { id: 'earned', label: texts.earned, values: parts.map(({ earned }) => earned) },
              { id: 'full', label: texts.full, values: parts.map(({ score }) => score) },
            ]}
          />
        </Suspense>
      </PartBoundary>
    </ChartCard>
  );
}
