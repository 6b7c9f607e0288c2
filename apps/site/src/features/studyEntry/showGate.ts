import type { StudyGate } from '@lectern/sdk/machines';

/**
 * Loads what a gate shows and puts it over the page; it shows itself while its gate waits. The face gate
 * shows nothing by itself: the stage offers it.
 */
export async function showGate(gate: StudyGate): Promise<void> {
  if (gate === 'face') return;
  const [{ mountOverlay }, gates] = await Promise.all([
    import('../../shell/overlays.store.ts'),
    gate === 'information' ? import('./InformationGate.tsx') : import('./StudyGates.tsx'),
  ]);
  mountOverlay('InformationGate' in gates ? gates.InformationGate : gates.StudyGates);
}
