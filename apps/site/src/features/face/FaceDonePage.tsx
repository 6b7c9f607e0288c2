import { useTexts } from '@lectern/ui/locale';
import { Result } from '@lectern/ui/Result';
import { useEffect } from 'react';
import { Page } from '../../shared/page/Page.tsx';
import { signalTabs } from '../../shared/tabSignal.ts';
import { faceTexts } from './face.texts.ts';

/** Tells, in the tab of the recognition, where to go on, and the page that waits for it that it is over. */
export default function FaceDonePage() {
  const texts = useTexts(faceTexts);
  useEffect(() => signalTabs('face'), []);
  return (
    <Page>
      <Result status="success" title={texts.done} description={texts.back} />
    </Page>
  );
}
