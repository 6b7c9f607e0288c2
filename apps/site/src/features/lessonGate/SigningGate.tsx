import { InfoDialog, SignAgreementDialog } from '@lectern/ui/dialogs';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { watchTabs } from '../../shared/tabSignal.ts';
import { InformationForm } from '../studentInfo/index.ts';
import {
  closeSigning,
  cancelInformation,
  informationSaved,
  openSigning,
  recheck,
  sign,
  signing,
  study,
} from './signing.store.ts';
import { lessonGate } from './lessonGate.store.ts';
import { lessonGateTexts } from './lessonGate.texts.ts';
import { targetsOf } from './targets.ts';

/** The second gate: 签署协议, preceded by the information that an agreement requires. */
export function SigningGate() {
  const texts = useTexts(lessonGateTexts);
  const { target } = useSnapshot(lessonGate);
  const { machine, entries, isInformationDue } = useSnapshot(signing);

  useEffect(() => {
    if (target !== undefined) void openSigning(target);
  }, [target]);
  // A page that is visible beside this one gets no visibility change, but may have been signed there.
  useEffect(() => watchTabs('agreement', () => void recheck()), []);

  if (isInformationDue) {
    return (
      <InfoDialog isOpen onClose={cancelInformation} description={texts.informationToSign}>
        <InformationForm onSaved={informationSaved} onCancel={cancelInformation} />
      </InfoDialog>
    );
  }
  const { step, isAllRequired, isShort } = machine;
  const isLoading = (step === 'closed' || step === 'listing') && entries.length === 0;
  return (
    <SignAgreementDialog
      isOpen
      state={step === 'failed' ? 'failed' : isLoading ? 'loading' : 'ready'}
      targets={targetsOf(entries)}
      isOneEnough={!isAllRequired}
      isShort={isShort}
      isBusy={step === 'preparing'}
      myAgreementsHref="#/personal/order?OrderTabIndex=2"
      onSign={({ id }) => void sign(id)}
      onRecheck={() => void recheck()}
      onStudy={() => void study()}
      onClose={closeSigning}
    />
  );
}
