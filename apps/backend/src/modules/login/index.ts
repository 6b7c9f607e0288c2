import { deleteExpiredCounts } from '../../platform/auth/attempts.repo.ts';
import { createSessionCleanup } from '../../platform/auth/sessions.ts';
import type { Module } from '../../platform/module.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { captchaProvider } from '../../providers/captcha/captchaProvider.ts';
import { mountCaptchaSandbox } from '../../providers/captcha/page.ts';
import { createSandboxCaptcha } from '../../providers/captcha/sandboxCaptcha.ts';
import { createTencentCaptcha } from '../../providers/captcha/tencentCaptcha.ts';
import { faceProvider } from '../../providers/face/faceProvider.ts';
import { createSandboxFace, mountFaceSandbox } from '../../providers/face/sandboxFace.ts';
import { createAliyunSms } from '../../providers/sms/aliyunSms.ts';
import { mountOutbox } from '../../providers/sms/page.ts';
import { createSandboxSms } from '../../providers/sms/sandboxSms.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { mountThirdSandbox } from '../../providers/login/thirdPage.ts';
import { sandboxPlatforms, thirdPlatforms } from '../../providers/login/thirdPlatforms.ts';
import { thirdProviders } from '../../providers/login/thirdProvider.ts';
import { deleteUnfinishedOrders } from '../face/index.ts';
import { deleteExpiredLoginCodes } from './login.service.ts';
import { loginRoutes } from './login.routes.ts';
import { deleteExpiredCodes } from '../verification/index.ts';
import { deleteExpiredValues } from '../../platform/auth/usedOnce.ts';
import { mountThirdCallback } from './third/third.callback.ts';
import { deleteUnbound } from './third/third.service.ts';

export { thirdUsers } from './third/third.tables.ts';
export { openPassword } from './password/passwordKey.service.ts';
export { refuseWeak } from './password/passwordRules.ts';
export { findThirdUser } from './third/third.repo.ts';
export { exchangeCode, logOut } from './session.service.ts';
export { addLoginCode, endLoginCodes } from './login.service.ts';
export { unbindThirdUser } from './third/third.service.ts';

const CLEANUP_INTERVAL_MS = 10 * 60_000;

/** Returns a job that deletes expired data of log-ins; what one run leaves, the next deletes. */
function loginCleanup({ connection, clock }: AppParts): () => Promise<void> {
  const works = [
    deleteExpiredCounts,
    deleteExpiredValues,
    deleteExpiredCodes,
    deleteExpiredLoginCodes,
    deleteUnfinishedOrders,
    deleteUnbound,
    createSessionCleanup(),
  ];
  return async () => {
    const now = clock.now();
    for (const work of works) await work(connection.db, now);
  };
}

function provideServices({ config, services, connection: { db }, clock }: AppParts): void {
  const hasSandbox = config.mode !== 'production';
  if (config.sms !== undefined) services.provide(smsProvider, createAliyunSms(config.sms, clock));
  else if (hasSandbox) services.provide(smsProvider, createSandboxSms(db, clock));
  if (config.captcha !== undefined)
    services.provide(captchaProvider, createTencentCaptcha(config.captcha, clock));
  else if (hasSandbox) services.provide(captchaProvider, createSandboxCaptcha(db, clock));
  if (hasSandbox) services.provide(faceProvider, createSandboxFace(db, clock));
  services.provide(thirdProviders, thirdPlatforms(config, clock));
}

/** Log-in, registration, and the sandboxes of SMS and captcha. */
export const loginModule: Module = {
  name: 'login',
  routes: loginRoutes,
  setup: provideServices,
  reread: async (parts) => () => provideServices(parts),
  async plugin(app, parts) {
    const { config } = parts;
    // Redirects the old address of the password page, which is now a page of the site.
    app.get('/login/forget', async (_request, reply) => reply.redirect('/#/join/forget'));
    mountThirdCallback(app, parts);
    runJobs(app, parts, [{ name: 'forgetLogins', everyMs: CLEANUP_INTERVAL_MS, run: loginCleanup(parts) }]);
    if (config.mode === 'production') return;
    mountThirdSandbox(app, sandboxPlatforms(config, parts.clock));
    mountFaceSandbox(app, parts.connection.db, parts.clock);
    if (config.captcha === undefined) await mountCaptchaSandbox(app, parts);
    if (config.sms === undefined) mountOutbox(app, parts);
  },
};
