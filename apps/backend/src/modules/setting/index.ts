import type { Module } from '../../platform/module.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { mailProvider } from '../../providers/mail/mailProvider.ts';
import { createSandboxMail } from '../../providers/mail/sandboxMail.ts';
import { createSmtpMail } from '../../providers/mail/smtpMail.ts';
import { settingRoutes } from './setting.routes.ts';

function provideMail({ config, services, connection: { db }, clock }: AppParts): void {
  if (config.mail !== undefined) services.provide(mailProvider, createSmtpMail(config.mail));
  else if (config.mode !== 'production') services.provide(mailProvider, createSandboxMail(db, clock));
}

/** The student's account and profile, and verifying email addresses. */
export const settingModule: Module = {
  name: 'setting',
  routes: settingRoutes,
  setup: provideMail,
  reread: async (parts) => () => provideMail(parts),
};
