import { warnOfFallback } from '../warn/warn.ts';

/**
 * Where an agreement stands: 0 and 1 unsigned, 2 and 3 signed,
 * 4 expired, 5 no signature needed.
 */
export type AgreementStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** What a status means to a student. */
export type AgreementState = 'unsigned' | 'signed' | 'expired' | 'notNeeded';

const states = {
  0: 'unsigned',
  1: 'unsigned',
  2: 'signed',
  3: 'signed',
  4: 'expired',
  5: 'notNeeded',
} as const satisfies Record<AgreementStatus, AgreementState>;

export const agreementStateOf = (status: AgreementStatus): AgreementState => states[status];

/** Reads a status as the server sends it; what is no status counts as unsigned, so that nothing is skipped. */
export function readAgreementStatus(raw: unknown): AgreementStatus {
  const status = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  switch (status) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return status;
    default:
      if (process.env.NODE_ENV !== 'production' && status !== 0)
        warnOfFallback('agreementStatus', raw, 'it counts as unsigned');
      return 0;
  }
}

/**
 * Tells whether study may be entered: every agreement is signed or needs no signature
 * or, where one is enough, at least one is. None at all bars nobody.
 */
export function mayEnterStudy(statuses: readonly AgreementStatus[], isOneEnough: boolean): boolean {
  const isClear = (status: AgreementStatus) => ['signed', 'notNeeded'].includes(states[status]);
  if (statuses.length === 0) return true;
  return isOneEnough ? statuses.some(isClear) : statuses.every(isClear);
}
