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
import {
  loadable,
  type LoadableStore,
  loadInto,
  type LoadStatus,
  missingOrFailed,
} from '../../../shared/loadable.ts';
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

/** One registration, from the terms to what was handed in. */
export interface RegistrationState {
  itemId: string;
  status: LoadStatus;
  sign: Sign | undefined;
  /** The code of the province that is chosen; empty while none is. */
  province: string;
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
  province: '',
  fields: ref([]),
  places: [],
  busy: undefined,
  isHandedIn: false,
});

export const registration = proxy<RegistrationState>({ ...blank(''), status: 'idle' });

const examTerms = loadable<ExamTerms>();
const examProvinces = loadable<readonly ProvinceOption[]>();
const provinceTimes = loadable<ExamTimes>();

/** The exam's terms. */
export const terms = examTerms.state;

/** Where it can be sat. */
export const provinces = examProvinces.state;

/** When it is, in the province that is chosen. */
export const times = provinceTimes.state;

/** Tells that a part of the page is not there, for whatever reason: the page does without. */
export const hasFailed = (status: LoadStatus): boolean => status === 'failed' || status === 'missing';

/** Loads a part of the page without what was there: it may be another exam's. */
function loadAnew<Value extends object>({ state, load }: LoadableStore<Value>, ask: () => Promise<Value>) {
  state.value = undefined;
  return load(ask);
}

const { load, join } = loadInto(registration, missingOrFailed);

/** Joins the visit of the page that is on: what it gives tells whether a late reply is still wanted. */
export const joinVisit = join;

/** Shows the student's registration for an exam. Terms, provinces and times fail by themselves, the page does not. */
export const showRegistration = prefetched(async (itemId: string): Promise<void> => {
  Object.assign(registration, blank(itemId));
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

/** Reads anew what was handed in, as after its place was chosen; what is shown stays where that fails. */
export async function rereadRegistration(): Promise<void> {
  const { sign } = registration;
  if (sign !== undefined) await showSign(sign, join()).catch(() => undefined);
}

/** Reads a row's form: that of what was begun, or what will be asked. */
async function readShown(row: Sign) {
  const form = row.signId === '' || row.state === 'open' ? await readForm(row) : await readBegun(row);
  return { ...form, province: form.sign.provinceCode };
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
export const loadTerms = (): Promise<void> =>
  loadAnew(examTerms, async () => readTerms(await request(itemInfo, { itemId: registration.itemId })));

/** Loads the provinces, also anew. */
export const loadProvinces = (): Promise<void> =>
  loadAnew(examProvinces, async () =>
    readProvinces(await request(itemProvinces, { itemId: registration.itemId })),
  );

/** Loads the times of the chosen province, also anew. */
export async function loadTimes(): Promise<void> {
  const { itemId, province: provinceCode } = registration;
  if (provinceCode === '') return;
  await loadAnew(provinceTimes, async () =>
    readTimes(await request(itemTimeByProvince, { itemId, provinceCode })),
  );
}

/** Chooses where the exam is sat; its times follow. */
export function chooseProvince(code: string): void {
  registration.province = code;
  void loadTimes();
}
