import { randomBytes } from 'node:crypto';
import type { parts } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { muteOf } from '../../platform/http/muteGate.ts';
import { findMembership, sumPoints } from '../account/index.ts';
import { countUnread } from '../message/index.ts';
import { presentUser } from './currentUser.ts';
import { configOf } from '../../platform/company/index.ts';
import { findThirdUser } from '../login/index.ts';
import { registrationOf } from './access.service.ts';
import { addTicket } from './shell.service.ts';
import type {
  CurrentUser,
  BackLoginTicket,
  ServiceConfig,
  ThirdUserIn,
  ThirdUser,
} from '@lectern/sdk/endpoints/shell';
import type { UserContext, Context } from '../../platform/http/context.ts';
import { digestOf } from '../../platform/digest/digest.ts';

/** Validity of a ticket for the administration, in milliseconds. */
const TICKET_MS = 60_000;

/** Answers `shell.currentUser`. */
export async function currentUser(
  _: object,
  { db, user, company, school, clock }: UserContext,
): Promise<CurrentUser> {
  const [unread, { remaining }, membership] = await Promise.all([
    countUnread(db, user.id),
    sumPoints(db, user.id),
    findMembership(db, { companyId: company.id, userId: user.id, now: clock.now() }),
  ]);
  const mute = muteOf(user, clock.now());
  return {
    ...presentUser(user, school.id, { unread, points: remaining, membership }),
    mute: mute === undefined ? null : { ...mute, until: mute.until?.toISOString() ?? null },
  };
}

/** Answers `shell.tokenBackLogin`. */
export async function tokenBackLogin(
  _: object,
  { transaction, clock, company, user }: UserContext,
): Promise<BackLoginTicket> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  const ticketHash = digestOf(token);
  await transaction((tx) =>
    addTicket(tx, { ticketHash, companyId: company.id, userId: user.id, expiresAt }, clock.now()),
  );
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Answers `shell.adminCentreUrl`. */
export async function answerAdminCentreUrl(_: parts.SchoolScope, context: UserContext): Promise<string> {
  const { adminCentreUrl } = configOf(context);
  if (adminCentreUrl === '') throw new BusinessError('0', '学校还没有开通管理中心');
  return adminCentreUrl;
}

/** Answers `shell.thirdUser`. */
export async function thirdUser({ id }: ThirdUserIn, { db, company }: Context): Promise<ThirdUser> {
  const found = await findThirdUser(db, company.id, id);
  if (found === undefined) throw new BusinessError('0', '第三方账号的授权已失效，请重新登录');
  const { publicId, type, nickName, headPic, userId } = found;
  return { id: publicId, type, nickName, headPic, boundFlag: userId === null ? 0 : 1 };
}

/** Answers `shell.serviceConfig`. A school without registration offers none in its header. */
export function answerServiceConfig(_: object, context: Context): ServiceConfig {
  const { service } = configOf(context);
  if (registrationOf(context).closeFlag === 0) return service;
  return { ...service, personConfig: service.personConfig.filter((word) => word !== 'USER_REGISTER') };
}
