import type { StudyGate } from '@lectern/sdk/machines';

// Two functions, not two branches: a build that makes one import of both brings only one of their styles.
const bringInformation = async () => (await import('./InformationGate.tsx')).InformationGate;
const bringGates = async () => (await import('./StudyGates.tsx')).StudyGates;

/**
 * Loads what a gate shows and puts it over the page; it shows itself while its gate waits. The face gate
 * shows nothing by itself: the stage offers it.
 */
export async function showGate(gate: StudyGate): Promise<void> {
  if (gate === 'face') return;
  const [{ mountOverlay }, Overlay] = await Promise.all([
    import('../../shell/overlays.store.ts'),
    gate === 'information' ? bringInformation() : bringGates(),
  ]);
  mountOverlay(Overlay);
}
