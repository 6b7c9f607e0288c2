import type { StudyGate } from '@lectern/sdk/machines';
import { askQuestions } from '../schoolQuestions/index.ts';
import { information } from '../studentInfo/index.ts';
import { answerGate, lessonGate } from './lessonGate.store.ts';

/** Before studying. */
const STUDY_SCENE = 3;

// Two functions, not two branches: a build that makes one import of both brings only one of their styles.
const bringInformation = async () => (await import('./InformationGate.tsx')).InformationGate;
const bringGates = async () => (await import('./StudyGates.tsx')).StudyGates;

/** The third gate once the person is known: the school's own questions. */
async function askSchoolQuestions(): Promise<void> {
  const { place } = lessonGate;
  const isAnswered = await askQuestions(STUDY_SCENE);
  if (lessonGate.place === place) answerGate(isAnswered ? 'done' : 'cancel');
}

/**
 * Loads what a gate shows and puts it over the page; it shows itself while its gate waits. The face gate
 * shows nothing by itself: the stage offers it.
 */
export async function showGate(gate: StudyGate): Promise<void> {
  if (gate === 'face') return;
  if (gate === 'information' && information.asks === 'school') return void askSchoolQuestions();
  const [{ mountOverlay }, Overlay] = await Promise.all([
    import('../../shared/overlays/overlays.store.ts'),
    gate === 'information' ? bringInformation() : bringGates(),
  ]);
  mountOverlay(Overlay);
}
