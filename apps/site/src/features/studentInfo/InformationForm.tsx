import { useTexts } from '@lectern/ui/locale';
import { StudentInfoForm, type StudentInfoIn } from '@lectern/ui/StudentInfoForm';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { loadRegions, optionsOf, regions, smsWaits } from '../login/readers.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { toast } from '../../shared/overlays/toast.ts';
import { information } from './information.store.ts';
import { informationTexts } from './information.texts.ts';
import { storeDraft, loadPerson, person, savePerson, sendPersonSms, solveSlider } from './person.store.ts';
import { loadCities, loadCounties } from './studentRegions.ts';

export interface InformationFormProps {
  /** Called after the missing information was saved. */
  readonly onSaved: () => void;
  /** If set, shows a button that cancels. */
  readonly onCancel?: () => void;
}

/** The student information form with the stored values, for what `askInformation` found missing. */
export function InformationForm({ onSaved, onCancel }: InformationFormProps) {
  const texts = useTexts(informationTexts);
  const { needs, isMobileFixed } = useSnapshot(information);
  const { status, onFile, draft, isBusy } = useSnapshot(person);
  const { phone } = useSnapshot(session);
  const { current } = useSnapshot(regions);
  const { until } = useSnapshot(smsWaits);

  // The form starts from the stored values once, so it waits for the current ones: those of an earlier visit
  // would be shown for a moment, and what is typed meanwhile would be lost.
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    void loadPerson();
    setRequested(true);
  }, []);
  useEffect(() => (needs.address ? loadRegions() : undefined), [needs.address]);

  const handleSubmit = async (info: StudentInfoIn) => {
    const saved = await savePerson(info);
    if (saved.isDone) onSaved();
    else toast(saved.message, { tone: 'danger' });
  };
  return (
    <DetailStates
      status={status}
      value={(isRequested && status === 'ready') || undefined}
      type="blank"
      failed={texts.failed}
      onRetry={() => void loadPerson()}
      skeleton="280px"
    >
      {() => (
        <StudentInfoForm
          needs={needs}
          onFile={onFile}
          {...(draft && { draft })}
          onDraft={storeDraft}
          accountMobile={phone}
          isMobileFixed={isMobileFixed}
          provinces={optionsOf(current)}
          loadCities={loadCities}
          loadCounties={loadCounties}
          onSliderCheck={solveSlider}
          onSendSms={sendPersonSms}
          smsDeadlines={until}
          now={ports.now}
          isBusy={isBusy}
          onSubmit={(info) => void handleSubmit(info)}
          {...(onCancel && { onCancel })}
        />
      )}
    </DetailStates>
  );
}
