import { InfoDialog } from '@lectern/ui/dialogs';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { toast } from '../../shell/toast.ts';
import { information, InformationForm, QuestionsDialog } from '../studentInfo/index.ts';
import { answerGate, isWaitingAt, studyEntry } from './studyEntry.store.ts';
import { studyEntryTexts } from './studyEntry.texts.ts';

/** Before studying (specification 9). */
const SCENE = 3;

/** The third gate: what the school does not know of the student yet, the person first, then its own questions. */
export function InformationGate() {
  const texts = useTexts(studyEntryTexts);
  const { machine } = useSnapshot(studyEntry);
  const { asks } = useSnapshot(information);
  if (!isWaitingAt(machine, 'information')) return null;

  const handleSaved = () => {
    toast(texts.informationSaved, { tone: 'success' });
    answerGate('done');
  };
  const handleClose = () => answerGate('cancel');
  if (asks === 'school') return <QuestionsDialog scene={SCENE} onSaved={handleSaved} onClose={handleClose} />;
  return (
    <InfoDialog isOpen onClose={handleClose} description={texts.informationWhy}>
      <InformationForm onSaved={handleSaved} onCancel={handleClose} />
    </InfoDialog>
  );
}
