import { isApiError, text } from '@lectern/sdk';
import {
  checkStudyCard,
  createStudyCardOrder,
  studyCardPackageInfo,
  studyCardReturnInfo,
} from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import type { CourseItem } from '../catalogue/index.ts';
import { turns, loadable } from '../../shared/loadable.ts';
import { madeId, NOT_DONE, type Refused, refusedBy, type Result } from '../../shared/result.ts';
import {
  type Opened,
  plainCode,
  readCourses,
  readOpened,
  readStudyCard,
  type StudyCard,
} from './studyCard.model.ts';

/** Why the school refused, and the order that stands in the way; empty without one. */
export interface CardRefused extends Refused {
  readonly orderId: string;
}

/** The card that a student holds in hand. Its code stands nowhere but here: no address and no storage keeps it. */
export interface StudyCardBox {
  step: 'empty' | 'checking' | 'shown' | 'using';
  code: string;
  card: StudyCard | undefined;
  refusal: CardRefused | undefined;
  /** The courses inside packages, by commodity. */
  inside: Readonly<Record<string, readonly CourseItem[] | 'loading' | 'failed'>>;
}

const empty = (): StudyCardBox => ({
  step: 'empty',
  code: '',
  card: undefined,
  refusal: undefined,
  inside: {},
});

export const studyCard = proxy<StudyCardBox>(empty());

/** Counted here, since what is looked at is then used up, and each step but the first belongs to the card of before. */
const visits = turns();

/** Puts the card away. */
export function putAway(): void {
  visits.begin();
  Object.assign(studyCard, empty());
}

function refusalOf(error: unknown): CardRefused {
  const data: unknown = isApiError(error, 'business') ? error.data : undefined;
  return { ...refusedBy(error), orderId: text(Reflect.get(Object(data), 'orderId')) };
}

/** Looks what a card opens. */
export async function lookAt(typed: string): Promise<void> {
  const isLatest = visits.begin();
  Object.assign(studyCard, { ...empty(), step: 'checking', code: plainCode(typed) });
  try {
    const card = readStudyCard(await request(checkStudyCard, { code: studyCard.code }));
    if (!isLatest()) return;
    if (card === undefined) throw new Error('The card could not be read');
    Object.assign(studyCard, { step: 'shown', card: ref(card) });
  } catch (error) {
    if (isLatest()) Object.assign(studyCard, { step: 'empty', refusal: refusalOf(error) });
  }
}

/** Lists the courses of a package on the card. */
export async function lookInside(commodityId: string): Promise<void> {
  const isLatest = visits.join();
  const put = (courses: readonly CourseItem[] | 'loading' | 'failed') => {
    if (isLatest()) studyCard.inside = ref({ ...studyCard.inside, [commodityId]: courses });
  };
  put('loading');
  try {
    const reply = await request(studyCardPackageInfo, { code: studyCard.code, commodityId });
    put(readCourses(reply.courses));
  } catch {
    put('failed');
  }
}

/**
 * Uses the card up. A try whose answer was lost may be made again: a card that is the student's already gives the same order.
 * @returns the order; the box keeps why it was refused.
 */
export async function turnIn(commodityIds: readonly string[]): Promise<Result<string>> {
  if (studyCard.step !== 'shown') return NOT_DONE;
  const isLatest = visits.join();
  Object.assign(studyCard, { step: 'using', refusal: undefined });
  try {
    const reply = await request(createStudyCardOrder, {
      code: studyCard.code,
      ...(commodityIds.length > 0 && { commodityIds: [...commodityIds] }),
    });
    const value = madeId(reply.orderId);
    if (isLatest()) putAway();
    return { isDone: true, value };
  } catch (error) {
    const refusal = refusalOf(error);
    if (isLatest()) Object.assign(studyCard, { step: 'shown', refusal });
    return refusal;
  }
}

const become = loadable<Opened>();

/** What a card became. */
export const opened = become.state;

/** Shows what the card of an order became. */
export const showOpened = prefetched((orderId: string): Promise<void> =>
  become.load(async () => {
    const value = readOpened(await request(studyCardReturnInfo, { orderId }));
    if (value === undefined) throw new Error('What the card became could not be read');
    return value;
  }),
);
