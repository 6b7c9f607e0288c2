import type { StudyGate } from '@lectern/sdk/machines';
import { askQuestions } from '../schoolQuestions/index.ts';
import { information } from '../studentInfo/index.ts';
import { answerGate, lessonGate } from './lessonGate.store.ts';

/** Scene code of the school's questions before studying. */
const STUDY_SCENE = 3;

// Two functions instead of branches: if a build merges both imports, only one of their style sheets is loaded.
const loadInformationGate = async () => (await import('./InformationGate.tsx')).InformationGate;
const loadStudyGates = async () => (await import('./StudyGates.tsx')).StudyGates;

/** The third gate once the student's data are complete: the school's own questions. */
async function askSchoolQuestions(): Promise<void> {
  const { target } = lessonGate;
  const isAnswered = await askQuestions(STUDY_SCENE);
  if (lessonGate.target === target) answerGate(isAnswered ? 'done' : 'cancel');
}

/**
 * Loads the dialog of a gate and mounts it over the page; it is visible while its gate is open. The face gate
 * has no dialog: the stage offers it.
 */
export async function showGate(gate: StudyGate): Promise<void> {
  if (gate === 'face') return;
  if (gate === 'information' && information.asks === 'school') return void askSchoolQuestions();
  const [{ mountOverlay }, Overlay] = await Promise.all([
    import('../../shared/overlays/overlays.store.ts'),
    gate === 'information' ? loadInformationGate() : loadStudyGates(),
  ]);
  mountOverlay(Overlay);
}
