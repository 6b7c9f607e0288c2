import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { GradedColumns } from './GradedColumns.tsx';
import { hasQuestions, loadReport, report } from './report.store.ts';
import { reportTexts } from './report.texts.ts';

/** The questions of a handed-in exercise, for pages of other features. */
export function RecordSolutions({ recordId }: { readonly recordId: string }) {
  const texts = useTexts(reportTexts);
  const { status, recordId: loadedId, paper } = useSnapshot(report);
  useEffect(() => void loadReport(recordId), [recordId]);
  return (
    <DetailStates
      status={loadedId === recordId ? status : 'loading'}
      value={(loadedId === recordId && hasQuestions({ paper })) || undefined}
      level={2}
      missing={{ title: texts.missing }}
      failed={texts.failed}
      onRetry={() => void loadReport(recordId)}
      skeleton={<Skeleton shape="box" height="240px" />}
    >
      {() => <GradedColumns />}
    </DetailStates>
  );
}
