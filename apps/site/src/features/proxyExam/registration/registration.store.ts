import { isApiError } from '@lectern/sdk';
import {
  customInfo,
  detail,
  itemInfo,
  itemTimeByProvince,
  provinces,
} from '@lectern/sdk/endpoints/proxyExam';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { turns, type LoadStatus } from '../../../shared/loadable.ts';
import { readFields } from './fields.ts';
import {
  type ExamPlace,
  type ExamTerms,
  type ExamTimes,
  type ProvinceOption,
  readPlaces,
  readProvinces,
  readSign,
  readTerms,
  readTimes,
  type Sign,
} from '../proxyExam.model.ts';
import { findSign } from '../signs/signs.store.ts';

/** How far a part of the page is. */
type PartStatus = 'loading' | 'ready' | 'failed';

/** One registration, from the terms to what was handed in. */
export interface RegistrationState {
  itemId: string;
  status: LoadStatus;
  sign: Sign | undefined;
  terms: ExamTerms | undefined;
  termsStatus: PartStatus;
  provinces: readonly ProvinceOption[];
  provincesStatus: PartStatus;
  /** The code of the province that is chosen; empty while none is. */
  province: string;
  /** The times of that province; undefined while they are not known. */
  times: ExamTimes | undefined;
  timesStatus: PartStatus;
  /** Records for the dynamic form, as they came. */
  fields: readonly unknown[];
  places: readonly ExamPlace[];
  busy: 'beginning' | 'keeping' | 'handingIn' | undefined;
  /** It was handed in on this visit. */
  isHandedIn: boolean;
}

const blank = (itemId: string): RegistrationState => ({
  itemId,
  status: 'loading',
  sign: undefined,
  terms: undefined,
  termsStatus: 'loading',
  provinces: [],
  provincesStatus: 'loading',
  province: '',
  times: undefined,
  timesStatus: 'ready',
  fields: ref([]),
  places: [],
  busy: undefined,
  isHandedIn: false,
});

export const registration = proxy<RegistrationState>({ ...blank(''), status: 'idle' });

const visits = turns();

/** Joins the visit of the page that is on: what it gives tells whether a late reply is still wanted. */
export const joinVisit = (): (() => boolean) => visits.join();

/** Shows the student's registration for an exam. Terms, provinces and times fail by themselves, the page does not. */
export async function showRegistration(itemId: string): Promise<void> {
  const isLatest = visits.begin();
  Object.assign(registration, blank(itemId));
  const terms = loadTerms();
  const choices = loadProvinces();
  try {
    const found = await findSign(itemId);
    if (!isLatest()) return;
    if (found === undefined) {
      registration.status = 'missing';
      return;
    }
    await showSign(found, isLatest);
    await Promise.all([terms, choices]);
  } catch (error) {
    if (isLatest()) registration.status = isApiError(error, 'business') ? 'missing' : 'failed';
  }
}

/**
 * Shows a row of the list with its form: that of what was begun, or what will be asked.
 * @throws ApiError
 */
export async function showSign(row: Sign, isLatest: () => boolean): Promise<void> {
  const form = row.signId === '' || row.state === 'open' ? await readForm(row) : await readBegun(row);
  if (!isLatest()) return;
  Object.assign(registration, form, { province: form.sign.provinceCode, status: 'ready' });
  await loadTimes();
}

/** Reads anew what was handed in, as after its place was chosen; what is shown stays where that fails. */
export async function rereadRegistration(): Promise<void> {
  const { sign } = registration;
  if (sign !== undefined) await showSign(sign, visits.join()).catch(() => undefined);
}

/** What will be asked; the page does without it. */
async function readForm(sign: Sign) {
  const reply = await request(customInfo, { itemId: sign.itemId }).catch(() => undefined);
  return { sign, fields: ref(await readFields(reply?.fields ?? [])), places: ref([]) };
}

async function readBegun(row: Sign) {
  const reply = await request(detail, { signId: row.signId });
  return {
    sign: readSign(reply.item) ?? row,
    fields: ref(await readFields(reply.fields)),
    places: ref(readPlaces(reply.places)),
  };
}

/** Loads the terms, also anew. */
export async function loadTerms(): Promise<void> {
  const { itemId } = registration;
  registration.termsStatus = 'loading';
  const [reply] = await Promise.allSettled([request(itemInfo, { itemId })]);
  if (registration.itemId !== itemId) return;
  registration.terms = reply.status === 'fulfilled' ? readTerms(reply.value) : undefined;
  registration.termsStatus = reply.status === 'fulfilled' ? 'ready' : 'failed';
}

/** Loads the provinces, also anew. */
export async function loadProvinces(): Promise<void> {
  const { itemId } = registration;
  registration.provincesStatus = 'loading';
  const [reply] = await Promise.allSettled([request(provinces, { itemId })]);
  if (registration.itemId !== itemId) return;
  registration.provinces = ref(reply.status === 'fulfilled' ? readProvinces(reply.value) : []);
  registration.provincesStatus = reply.status === 'fulfilled' ? 'ready' : 'failed';
}

/** Loads the times of the chosen province, also anew. */
export async function loadTimes(): Promise<void> {
  const { itemId, province } = registration;
  registration.times = undefined;
  registration.timesStatus = 'ready';
  if (province === '') return;
  registration.timesStatus = 'loading';
  const [reply] = await Promise.allSettled([request(itemTimeByProvince, { itemId, provinceCode: province })]);
  if (registration.itemId !== itemId || registration.province !== province) return;
  registration.times = reply.status === 'fulfilled' ? readTimes(reply.value) : undefined;
  registration.timesStatus = reply.status === 'fulfilled' ? 'ready' : 'failed';
}

/** Chooses where the exam is sat; its times follow. */
export function chooseProvince(code: string): void {
  registration.province = code;
  void loadTimes();
}
