import { CAPTCHA_REQUIRED } from '@lectern/sdk';
import { captchaProvider, type CaptchaProvider } from '../../providers/captcha/captchaProvider.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { useOnce } from '../../platform/auth/usedOnce.ts';

/** How long used tickets are remembered, in milliseconds; longer than providers accept them. */
const REMEMBERED_MS = 3600_000;

/** The proof of a solved challenge. */
export interface TicketFields {
  readonly ticket?: string;
  readonly randstr?: string;
}

/** Returns the captcha; undefined where the platform has none. */
export function captchaOf({ services }: Context): CaptchaProvider | undefined {
  return services.has(captchaProvider) ? services.get(captchaProvider) : undefined;
}

/**
 * Demands the proof of a solved challenge; each proof is valid once. If the provider cannot be reached, the
 * call is refused.
 * @throws {BusinessError} code 600 without a valid proof.
 */
export async function demandChallenge(context: Context, { ticket, randstr }: TicketFields): Promise<void> {
  const captcha = captchaOf(context);
  if (captcha === undefined) return;
  const demand = new BusinessError(CAPTCHA_REQUIRED, '请先完成安全验证');
  if (ticket === undefined || randstr === undefined) throw demand;
  const { db, company, clock, ip, log } = context;
  const expiresAt = new Date(clock.now().getTime() + REMEMBERED_MS);
  if (!(await useOnce(db, { companyId: company.id, kind: 'captcha', value: ticket, expiresAt })))
    throw demand;
  try {
    if (await captcha.verify({ ticket, randstr, ip })) return;
  } catch (error) {
    log.error({ err: error }, 'The captcha service could not verify a ticket');
    throw new BusinessError('0', '安全验证暂时不可用，请稍后再试');
  }
  throw demand;
}
