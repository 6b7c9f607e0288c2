import { text } from '@lectern/sdk';
import {
  checkStudyCard,
  createStudyCardOrder,
  studyCardPackageInfo,
  studyCardReturnInfo,
} from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import type { CourseItem } from '../catalogue/index.ts';
import { errorData } from '../../shared/errorData.ts';
import { requestSequence, loadable } from '../../shared/loadable.ts';
import { createdId, NOT_DONE, type Refused, refusedBy, type Result } from '../../shared/result.ts';
import { normalizedCode, readCourses, readOpened, readStudyCard, type StudyCard } from './studyCard.model.ts';

/** The reason of a refusal, and the order that prevents the use; empty without one. */
export interface CardRefused extends Refused {
  readonly orderId: string;
}

/** The card that a student is redeeming. Its code is only kept here: in no address and no storage. */
export interface StudyCardBox {
  step: 'empty' | 'checking' | 'shown' | 'using';
  code: string;
  card: StudyCard | undefined;
  refusal: CardRefused | undefined;
  /** The courses inside packages, by commodity id. */
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

/** Counts the cards looked at: redeeming one uses it up, so a reply for an earlier card must have no effect. */
const visits = requestSequence();

/** Resets the page. */
export function resetCard(): void {
  visits.begin();
  Object.assign(studyCard, empty());
}

const refusalOf = (error: unknown): CardRefused => ({
  ...refusedBy(error),
  orderId: text(errorData(error, 'orderId')),
});

/** Loads what a card opens. */
export async function checkCard(typed: string): Promise<void> {
  const isLatest = visits.begin();
  Object.assign(studyCard, { ...empty(), step: 'checking', code: normalizedCode(typed) });
  try {
    const card = readStudyCard(await request(checkStudyCard, { code: studyCard.code }));
    if (!isLatest()) return;
    if (card === undefined) throw new Error('The card could not be read');
    Object.assign(studyCard, { step: 'shown', card: ref(card) });
  } catch (error) {
    if (isLatest()) Object.assign(studyCard, { step: 'empty', refusal: refusalOf(error) });
  }
}

/** Loads the courses of a package on the card. */
export async function loadPackageCourses(commodityId: string): Promise<void> {
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
 * Redeems the card. After a lost reply this may be retried: for a card that the student has already redeemed,
 * the server returns the same order.
 * @returns the order; `studyCard` holds the reason of a refusal.
 */
export async function redeemCard(commodityIds: readonly string[]): Promise<Result<string>> {
  if (studyCard.step !== 'shown') return NOT_DONE;
  const isLatest = visits.join();
  Object.assign(studyCard, { step: 'using', refusal: undefined });
  try {
    const reply = await request(createStudyCardOrder, {
      code: studyCard.code,
      ...(commodityIds.length > 0 && { commodityIds: [...commodityIds] }),
    });
    const value = createdId(reply.orderId);
    if (isLatest()) resetCard();
    return { isDone: true, value };
  } catch (error) {
    const refusal = refusalOf(error);
    if (isLatest()) Object.assign(studyCard, { step: 'shown', refusal });
    return refusal;
  }
}

/** What the redeemed card of an order opened. */
export const [opened, showOpened] = loadable(async (orderId: string) => {
  const value = readOpened(await request(studyCardReturnInfo, { orderId }));
  if (value === undefined) throw new Error('What the card became could not be read');
  return value;
});
