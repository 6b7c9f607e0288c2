import { createHash } from 'node:crypto';
import type { Agreement, AgreementStatus, ProxyCheck } from '@lectern/sdk/endpoints/agreement';
import { isEnoughSigned, agreementStateOf } from '@lectern/sdk/machines';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { mustRegister, mustSignAll } from '../../platform/company/index.ts';
import type { DueRegistration } from './demands.repo.ts';

const EXPIRED = '协议已失效，请联系学校';

/** Tells whether enough agreements are signed for the company's rule: one of them, or all. */
export const isEnough = (company: Company, agreements: readonly Agreement[]): boolean =>
  isEnoughSigned(
    agreements.map(({ agreementStatus }) => ({ state: agreementStateOf(agreementStatus) })),
    mustSignAll(company),
  );

/** Summarizes agreements: signed when enough are, expired when none can be signed any more. */
export function sumOf(company: Company, agreements: readonly Agreement[]): AgreementStatus {
  const statuses = agreements.map(({ agreementStatus }) => agreementStatus);
  if (isEnough(company, agreements)) return statuses.includes(2) ? 2 : statuses.includes(3) ? 3 : 5;
  const open = statuses.filter((status) => agreementStateOf(status) === 'unsigned');
  if (open.length === 0) return 4;
  return open.includes(1) ? 1 : 0;
}

/** Returns the message about missing signatures; empty where enough are signed. */
export function shortfallOf(company: Company, agreements: readonly Agreement[]): string {
  if (isEnough(company, agreements)) return '';
  if (sumOf(company, agreements) === 4) return EXPIRED;
  return mustSignAll(company) ? '请签署全部协议' : '请先签署协议，再开始学习';
}

/** Identifies the text of an agreement, as HTML. */
export const textDigest = (html: string): string => createHash('sha256').update(html).digest('hex');

/** Returns why an agreement cannot be signed; empty where it can. */
export function refusalOf({ agreementStatus }: Pick<Agreement, 'agreementStatus'>): string {
  const state = agreementStateOf(agreementStatus);
  if (state === 'signed') return '您已经签署过这份协议';
  if (state === 'expired') return EXPIRED;
  return state === 'notNeeded' ? '这份协议无需签署' : '';
}

/** Returns whether a registration is due for the purchases that the company wants registered, and when. */
export function registrationOf(company: Company, due: readonly DueRegistration[]): ProxyCheck {
  const required = due.filter(({ purchase }) => mustRegister(company, purchase));
  return {
    needSignUp: required.length > 0 ? 1 : 0,
    submitTimeType: required.some(({ when }) => when === 'beforeStudy') ? 1 : 0,
  };
}
