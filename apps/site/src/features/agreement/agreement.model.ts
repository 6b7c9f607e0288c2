import type { Reply } from '@lectern/sdk';
import type { Agreement, TargetType } from '@lectern/sdk/endpoints/agreement';
import { type AgreementState, agreementStateOf } from '@lectern/sdk/machines';
import { withQuery } from '../../shared/routes/withQuery.ts';

/** What an agreement is signed for. */
export interface SigningTarget {
  readonly targetId: string;
  readonly targetType: TargetType;
}

/** An agreement for one target, as lists show it. */
export interface AgreementEntry extends SigningTarget {
  /** Unique key; the same agreement may be signed for several targets. */
  readonly key: string;
  readonly protocolId: string;
  readonly name: string;
  readonly targetName: string;
  readonly state: AgreementState;
  /** Id of the signed copy; empty before it is signed. */
  readonly curId: string;
}

/** Kinds of targets that agreements are signed for; `MOUDLE` is the wire's spelling. */
export const targetTypes = ['COURSE', 'PACKAGE', 'MOUDLE'] as const satisfies readonly TargetType[];

/** Reads an agreement; undefined if it could not be opened. */
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
 * Returns the address of an agreement's page, to read (`check`) or sign (`edit`) it.
 * @param commodityId what was bought; left out if unknown.
 */
export function agreementHref(
  mode: 'check' | 'edit',
  { curId, protocolId, targetId, targetType }: Omit<AgreementEntry, 'key' | 'name' | 'targetName' | 'state'>,
  commodityId = '',
): string {
  const path = `#/agreement/${mode}/${encodeURIComponent(curId || '0')}/${encodeURIComponent(protocolId)}`;
  return withQuery(path, { commodityId, targetId, targetType });
}

/** Returns the link of an agreement: to sign it if that is due, otherwise to its text. */
export function hrefOf(entry: AgreementEntry): string {
  return agreementHref(entry.state === 'unsigned' ? 'edit' : 'check', entry);
}
