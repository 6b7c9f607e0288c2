import { oneOf, type Reply } from '@lectern/sdk';
import { info, insert, type AgreementInfo } from '@lectern/sdk/endpoints/agreement';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import { loadInto, missingOrFailed, type LoadStatus } from '../../shared/loadable.ts';
import { refusedInWords } from '../../shared/refusedInWords.ts';
import { NOT_DONE, type Result } from '../../shared/result.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { askInformation, information } from '../studentInfo/index.ts';
import { readAgreement, targetTypes, type AgreementEntry, type SigningTarget } from './agreement.model.ts';

/** Which agreement the page is about, as its address says. */
export interface AgreementPlace extends SigningTarget {
  readonly mode: 'check' | 'edit';
  readonly curId: string;
  readonly protocolId: string;
  readonly commodityId: string;
}

/** An agreement in full, as its page shows it. */
export type AgreementText = ReadBy<typeof readText>;

/** The agreement on the page. */
export interface AgreementState {
  status: LoadStatus;
  current: AgreementText | undefined;
  /** The school needs to know more of the student before this is signed. */
  isInformationDue: boolean;
  isSigning: boolean;
}

export const agreement = proxy<AgreementState>({
  status: 'idle',
  current: undefined,
  isInformationDue: false,
  isSigning: false,
});

const ELECTRONIC = 1;

/** Reads the page's address; what it does not say of the target counts as a course. */
export function placeOf(
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): AgreementPlace {
  const query = new URLSearchParams(search);
  const { mode, curId = '', protocolId = '' } = params;
  return {
    mode: mode === 'edit' ? 'edit' : 'check',
    curId: curId === '0' ? '' : curId,
    protocolId,
    commodityId: query.get('commodityId') ?? '',
    targetId: query.get('targetId') ?? '',
    targetType: oneOf(query.get('targetType'), targetTypes, 'COURSE'),
  };
}

/** Reads an agreement in full; undefined where it has no id. */
export function readText(reply: Reply<AgreementInfo>) {
  const entry = readAgreement(reply.agreement);
  if (entry === undefined) return undefined;
  const image = resolveAddress(reply.signImage);
  return {
    ...entry,
    /** HTML of the server; whoever shows it cleans it. */
    html: reply.contentHtml ?? '',
    /** What the student has its course or package by; empty where that is gone. */
    commodityId: reply.commodityId ?? '',
    /** False for one that is signed on paper. */
    isElectronic: (reply.agreement.protocolType ?? ELECTRONIC) === ELECTRONIC,
    /** Address of the drawn signature; empty where there is none. */
    signImage: image.kind === 'same-origin' ? image.href : '',
    /** The typed signature; empty where there is none. */
    signName: reply.signName ?? '',
    /** UTC ISO strings, empty where there is none. */
    signedAt: reply.signedAt ?? '',
    expiresAt: reply.expiresAt ?? '',
  };
}

const { load } = loadInto(agreement, missingOrFailed);

/** Shows an agreement; before it is signed, asks what the school must know of the student first. */
export const showAgreement = prefetched(async (place: AgreementPlace): Promise<void> => {
  const { curId, protocolId, targetId, targetType } = place;
  if (agreement.current?.protocolId !== protocolId) agreement.current = undefined;
  await load(async () => {
    const target = targetId === '' ? {} : { targetId, targetType };
    const current = readText(await request(info, { protocolId, ...(curId !== '' && { curId }), ...target }));
    const isDue = current !== undefined && (await needsInformation(place, current));
    return {
      current: current && ref(current),
      isInformationDue: isDue,
      status: current === undefined ? 'missing' : 'ready',
    };
  });
});

async function needsInformation({ mode }: AgreementPlace, entry: AgreementEntry): Promise<boolean> {
  // Of a module's course the address says nothing; the signature is refused where something is missing.
  const isAsked = mode === 'edit' && entry.state === 'unsigned' && entry.targetType !== 'MOUDLE';
  if (!isAsked) return false;
  try {
    return !((await askInformation(entry)).result ?? false) && information.asks === 'person';
  } catch {
    // The text can be read all the same.
    return false;
  }
}

/** The student's information is with the server. */
export function informationSaved(): void {
  agreement.isInformationDue = false;
}

/**
 * Signs the agreement on the page and gives the signed copy's id.
 * @param signContent the typed name, or the drawn signature as a data address.
 */
export async function signAgreement(signContent: string): Promise<Result<string>> {
  const { current } = agreement;
  if (current === undefined) return NOT_DONE;
  const { protocolId, targetId, targetType } = current;
  agreement.isSigning = true;
  try {
    const type = targetType === 'PACKAGE' ? 'classpackage' : 'course';
    const signed = await request(insert, { productId: targetId, potocolId: protocolId, type, signContent });
    return { isDone: true, value: signed.curId ?? '' };
  } catch (error) {
    return refusedInWords(error);
  } finally {
    agreement.isSigning = false;
  }
}
