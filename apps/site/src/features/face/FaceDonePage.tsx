import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { Page } from '../../shell/Page.tsx';
import { faceTexts } from './face.texts.ts';

/** Tells, in the tab of the recognition, where to go on. */
export default function FaceDonePage() {
  const texts = useTexts(faceTexts);
  return (
    <Page>
      <EmptyState type="chakan" level={1} title={texts.done} description={texts.back} />
    </Page>
  );
}
