import type { Reply } from '@lectern/sdk';
import type { Agreement, TargetType } from '@lectern/sdk/endpoints/agreement';
import { type AgreementState, agreementStateOf } from '@lectern/sdk/machines';
import { withQuery } from '../../shared/routes/withQuery.ts';

/** What an agreement is signed for. */
export interface SigningTarget {
  readonly targetId: string;
  readonly targetType: TargetType;
}

/** An agreement of one target, as lists show it. */
export interface AgreementEntry extends SigningTarget {
  /** Unique among all agreements: the same one may be signed for several targets. */
  readonly key: string;
  readonly protocolId: string;
  readonly name: string;
  readonly targetName: string;
  readonly state: AgreementState;
  /** The signed copy; empty before there is one. */
  readonly curId: string;
}

/** What agreements may be signed for; `MOUDLE` is the wire's spelling. */
export const targetTypes = ['COURSE', 'PACKAGE', 'MOUDLE'] as const satisfies readonly TargetType[];

/** Reads an agreement; undefined for one that could not be opened. */
export function readAgreement(reply: Reply<Agreement>): AgreementEntry | undefined {
  const protocolId = reply.protocolId ?? '';
  const targetId = reply.targetId ?? '';
  if (protocolId === '') return undefined;
  const targetType = reply.targetType ?? 'COURSE';
  return {
    key: `${targetType}:${targetId}:${protocolId}`,
    protocolId,
    targetId,
    targetType,
    name: reply.protocolName ?? '',
    targetName: reply.targetName ?? '',
    state: agreementStateOf(reply.agreementStatus),
    curId: reply.curId ?? '',
  };
}

/**
 * Writes the address of an agreement's page: to be read (`check`) or signed (`edit`).
 * @param commodityId what was bought; left out where it is not known.
 */
export function agreementHref(
  mode: 'check' | 'edit',
  { curId, protocolId, targetId, targetType }: Omit<AgreementEntry, 'key' | 'name' | 'targetName' | 'state'>,
  commodityId = '',
): string {
  const path = `#/agreement/${mode}/${encodeURIComponent(curId || '0')}/${encodeURIComponent(protocolId)}`;
  return withQuery(path, { commodityId, targetId, targetType });
}

/** Writes where an agreement leads: to its signing where that is due, else to its text. */
export function hrefOf(entry: AgreementEntry): string {
  return agreementHref(entry.state === 'unsigned' ? 'edit' : 'check', entry);
}
