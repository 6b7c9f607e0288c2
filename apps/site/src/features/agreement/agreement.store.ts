import { oneOf, type Reply } from '@lectern/sdk';
import { info, insert, type AgreementInfo } from '@lectern/sdk/endpoints/agreement';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import { loadInto, missingOrFailed, type LoadStatus } from '../../shared/loadable.ts';
import { refusalWithMessage } from '../../shared/refusalWithMessage.ts';
import { NOT_DONE, type Result } from '../../shared/result.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { askInformation, information } from '../studentInfo/index.ts';
import { readAgreement, targetTypes, type AgreementEntry, type SigningTarget } from './agreement.model.ts';

/** The agreement and target that the page's address names. */
export interface AgreementParams extends SigningTarget {
  readonly mode: 'check' | 'edit';
  readonly curId: string;
  readonly protocolId: string;
  readonly commodityId: string;
}

/** The full agreement, as its page shows it. */
export type AgreementText = ReadBy<typeof readText>;

/** The agreement on the page. */
export interface AgreementState {
  status: LoadStatus;
  current: AgreementText | undefined;
  /** Whether the school needs more information about the student before this is signed. */
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

/** Reads the page's address; a missing target type counts as a course. */
export function agreementParamsOf(
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): AgreementParams {
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

/** Reads a full agreement; undefined without an id. */
export function readText(reply: Reply<AgreementInfo>) {
  const entry = readAgreement(reply.agreement);
  if (entry === undefined) return undefined;
  return {
    ...entry,
    /** HTML from the server, sanitised where it is rendered. */
    html: reply.contentHtml ?? '',
    /** Identifies this text when it is signed; empty where it is unknown. */
    textDigest: reply.textDigest ?? '',
    /** The commodity by which the student owns the course or package; empty if it no longer exists. */
    commodityId: reply.commodityId ?? '',
    /** False if it is signed on paper. */
    isElectronic: (reply.agreement.protocolType ?? ELECTRONIC) === ELECTRONIC,
    /** Address of the drawn signature; empty if there is none. */
    signImage: ownAddress(reply.signImage),
    /** The typed signature; empty if there is none. */
    signName: reply.signName ?? '',
    /** UTC ISO, empty if unset. */
    signedAt: reply.signedAt ?? '',
    expiresAt: reply.expiresAt ?? '',
  };
}

const { load } = loadInto(agreement, missingOrFailed);

/** Loads an agreement and, before it is signed, checks which information about the student is missing. */
export const showAgreement = prefetched(async (params: AgreementParams): Promise<void> => {
  const { curId, protocolId, targetId, targetType } = params;
  if (agreement.current?.protocolId !== protocolId) agreement.current = undefined;
  await load(async () => {
    const target = targetId === '' ? {} : { targetId, targetType };
    const current = readText(await request(info, { protocolId, ...(curId !== '' && { curId }), ...target }));
    const isDue = current !== undefined && (await needsInformation(params, current));
    return {
      current: current && ref(current),
      isInformationDue: isDue,
      status: current === undefined ? 'missing' : 'ready',
    };
  });
});

async function needsInformation({ mode }: AgreementParams, entry: AgreementEntry): Promise<boolean> {
  // For a module the address does not contain its course; if information is missing, the server refuses the
  // signature.
  const isDue = mode === 'edit' && entry.state === 'unsigned' && entry.targetType !== 'MOUDLE';
  if (!isDue) return false;
  try {
    return !((await askInformation(entry)).result ?? false) && information.asks === 'person';
  } catch {
    // The text can be read anyway.
    return false;
  }
}

/** Marks the student's information as complete. */
export function informationSaved(): void {
  agreement.isInformationDue = false;
}

/**
 * Signs the agreement on the page and returns the signed copy's id.
 * @param signContent the typed name, or the drawn signature as a data URL.
 */
export async function signAgreement(signContent: string): Promise<Result<string>> {
  const { current } = agreement;
  if (current === undefined) return NOT_DONE;
  const { protocolId, targetId, targetType, textDigest } = current;
  agreement.isSigning = true;
  try {
    const type = targetType === 'PACKAGE' ? 'classpackage' : 'course';
    const signed = await request(insert, {
      productId: targetId,
      potocolId: protocolId,
      type,
      signContent,
      ...(textDigest !== '' && { textDigest }),
    });
    return { isDone: true, value: signed.curId ?? '' };
  } catch (error) {
    return refusalWithMessage(error);
  } finally {
    agreement.isSigning = false;
  }
}
