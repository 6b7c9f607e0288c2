import { useTexts } from '@lectern/ui/locale';
import { Result } from '@lectern/ui/Result';
import { useEffect } from 'react';
import { Page } from '../../shared/page/Page.tsx';
import { signalTabs } from '../../shared/tabSignal.ts';
import { faceTexts } from './face.texts.ts';

/**
 * The page at the end of a recognition, in its tab: says where to continue, and signals the waiting page that
 * it is over.
 */
export default function FaceDonePage() {
  const texts = useTexts(faceTexts);
  useEffect(() => signalTabs('face'), []);
  return (
    <Page>
      <Result status="success" title={texts.done} description={texts.returnHint} />
    </Page>
  );
}
