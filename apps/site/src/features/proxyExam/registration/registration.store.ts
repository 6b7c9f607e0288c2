import {
  customInfo,
  detail,
  itemInfo,
  itemTimeByProvince,
  provinces as itemProvinces,
} from '@lectern/sdk/endpoints/proxyExam';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadable, loadInto, type LoadStatus, missingOrFailed } from '../../../shared/loadable.ts';
import { readFields } from './fields.ts';
import {
  type ExamPlace,
  readPlaces,
  readProvinces,
  readSign,
  readTerms,
  readTimes,
  type Sign,
} from '../proxyExam.model.ts';
import { findSign } from '../signs/signs.store.ts';

/** State of a registration, from the terms to what was handed in. */
export interface RegistrationState {
  itemId: string;
  status: LoadStatus;
  sign: Sign | undefined;
  /** Code of the chosen province; empty if none is. */
  province: string;
  /** Records for the dynamic form, as received. */
  fields: readonly unknown[];
  places: readonly ExamPlace[];
  busy: 'beginning' | 'keeping' | 'handingIn' | undefined;
  /** Whether it was handed in during this visit. */
  isHandedIn: boolean;
}

const blank = (itemId: string): RegistrationState => ({
  itemId,
  status: 'loading',
  sign: undefined,
  province: '',
  fields: ref([]),
  places: [],
  busy: undefined,
  isHandedIn: false,
});

export const registration = proxy<RegistrationState>({ ...blank(''), status: 'idle' });

/** The exam's terms. */
export const [terms, loadTerms] = loadable(async () =>
  readTerms(await request(itemInfo, { itemId: registration.itemId })),
);

/** The provinces in which it is held. */
export const [provinces, loadProvinces] = loadable(async () =>
  readProvinces(await request(itemProvinces, { itemId: registration.itemId })),
);

const [times, loadTimesOf] = loadable(async (itemId: string, provinceCode: string) =>
  readTimes(await request(itemTimeByProvince, { itemId, provinceCode })),
);

/** Its times in the chosen province. */
export { times };

/** Whether a part of the page could not be loaded; the page works without it. */
export const hasFailed = (status: LoadStatus): boolean => status === 'failed' || status === 'missing';

const { load, join } = loadInto(registration, missingOrFailed);

/** Joins the current visit to the page: the returned function tells whether a late reply is still wanted. */
export const joinVisit = join;

/** Loads the student's registration for an exam. If terms, provinces or times fail to load, the page is still shown. */
export const showRegistration = prefetched(async (itemId: string): Promise<void> => {
  Object.assign(registration, blank(itemId));
  // Their values may belong to another exam.
  for (const part of [terms, provinces, times]) part.value = undefined;
  const parts = [loadTerms(), loadProvinces()];
  const isShown = await load(async () => {
    const found = await findSign(itemId);
    return found === undefined ? { status: 'missing' } : readShown(found);
  });
  if (isShown) await Promise.all([...parts, loadTimes()]);
});

/**
 * Shows a row of the list with its form.
 * @throws ApiError
 */
export async function showSign(row: Sign, isLatest: () => boolean): Promise<void> {
  const shown = await readShown(row);
  if (!isLatest()) return;
  Object.assign(registration, shown);
  await loadTimes();
}

/** Reloads what was handed in, for example after its site was chosen; on failure, the shown data stay. */
export async function rereadRegistration(): Promise<void> {
  const { sign } = registration;
  if (sign !== undefined) await showSign(sign, join()).catch(() => undefined);
}

/** Loads a row's form: with the started registration's answers, or a list of what will be asked. */
async function readShown(row: Sign) {
  const form = row.signId === '' || row.state === 'open' ? await readForm(row) : await readStarted(row);
  return { ...form, province: form.sign.provinceCode };
}

/** Loads what will be asked; the page works without it. */
async function readForm(sign: Sign) {
  const reply = await request(customInfo, { itemId: sign.itemId }).catch(() => undefined);
  return { sign, fields: ref(await readFields(reply?.fields ?? [])), places: ref([]) };
}

async function readStarted(row: Sign) {
  const reply = await request(detail, { signId: row.signId });
  return {
    sign: readSign(reply.item) ?? row,
    fields: ref(await readFields(reply.fields)),
    places: ref(readPlaces(reply.places)),
  };
}

/** Loads or reloads the times of the chosen province. */
export async function loadTimes(): Promise<void> {
  const { itemId, province: provinceCode } = registration;
  if (provinceCode === '') return;
  times.value = undefined;
  await loadTimesOf(itemId, provinceCode);
}

/** Chooses the province of the exam, and loads its times. */
export function chooseProvince(code: string): void {
  registration.province = code;
  void loadTimes();
}
