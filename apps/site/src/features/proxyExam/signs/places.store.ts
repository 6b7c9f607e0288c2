import { messageFor } from '@lectern/sdk';
import { batchAssignPlace, detail } from '@lectern/sdk/endpoints/proxyExam';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { NOT_DONE, refusedBy, type Result } from '../../../shared/result.ts';
import { type ExamPlace, readPlaces, sharedPlaces, type Sign } from '../proxyExam.model.ts';
import type { LoadStatus } from '../../../shared/loadable.ts';

/** State of the choice of a site for one or several registrations. */
export interface PlacesState {
  isOpen: boolean;
  /** The registrations; they stay while the dialog closes. */
  signs: readonly Sign[];
  status: LoadStatus;
  places: readonly ExamPlace[];
  chosen: string | null;
  isBusy: boolean;
  /** The reason of a refusal. */
  problem: string;
}

const opened = (signs: readonly Sign[]): PlacesState => ({
  isOpen: signs.length > 0,
  signs: ref([...signs]),
  status: 'loading',
  places: ref([]),
  chosen: null,
  isBusy: false,
  problem: '',
});

export const places = proxy<PlacesState>(opened([]));

/** Opens the choice for registrations of the list. */
export function openPlaces(signs: readonly Sign[]): void {
  Object.assign(places, opened(signs));
  void loadPlaces();
}

/** Closes the choice. */
export function closePlaces(): void {
  places.isOpen = false;
}

/** Loads or reloads the sites that all registrations have in common, with their free seats. */
export async function loadPlaces(): Promise<void> {
  const { signs } = places;
  places.status = 'loading';
  const [replies] = await Promise.allSettled([
    Promise.all(signs.map(({ signId }) => request(detail, { signId }))),
  ]);
  if (places.signs !== signs) return;
  if (replies.status === 'rejected') {
    places.status = 'failed';
    return;
  }
  const shared = sharedPlaces(replies.value.map((reply) => readPlaces(reply.places)));
  places.places = ref(shared);
  // A site that has filled up meanwhile is deselected; the others stay available.
  if (!shared.some(({ id, remaining }) => id === places.chosen && remaining > 0)) places.chosen = null;
  places.status = 'ready';
}

/** Chooses a site. */
export function choosePlace(id: string): void {
  Object.assign(places, { chosen: id, problem: '' });
}

/** Assigns the chosen site; returns for how many registrations. `problem` holds the reason of a refusal. */
export async function assignPlace(): Promise<Result<number>> {
  const { signs, chosen } = places;
  if (chosen === null) return NOT_DONE;
  Object.assign(places, { isBusy: true, problem: '' });
  try {
    const reply = await request(batchAssignPlace, {
      signIds: signs.map(({ signId }) => signId),
      placeId: chosen,
    });
    return { isDone: true, value: reply.assignedCount ?? signs.length };
  } catch (error) {
    const message = messageFor(error, { locale: localeState.locale });
    if (places.signs === signs) {
      places.problem = message;
      // Somebody else took the last seat: the free seats are reloaded.
      await loadPlaces();
    }
    return { ...refusedBy(error), message };
  } finally {
    if (places.signs === signs) places.isBusy = false;
  }
}
