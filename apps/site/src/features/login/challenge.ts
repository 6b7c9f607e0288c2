import { solveCaptcha, type CaptchaSettings, type CaptchaTicket } from '@lectern/sdk/captcha';
import { platformOrigin } from '../../shared/client/platformOrigin.ts';

/**
 * Opens the slider challenge above an open dialog. The dialog disables pointer events outside it, including the
 * challenge's layer, so they are re-enabled on the body meanwhile.
 * @throws {CaptchaError}
 */
export async function solveAboveDialog({ script, appId }: CaptchaSettings): Promise<CaptchaTicket> {
  const { style } = document.body;
  const before = style.pointerEvents;
  style.pointerEvents = 'auto';
  try {
    return await solveCaptcha({ script: script === '' ? '' : new URL(script, platformOrigin()).href, appId });
  } finally {
    style.pointerEvents = before;
  }
}
