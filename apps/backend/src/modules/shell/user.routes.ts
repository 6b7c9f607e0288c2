import { createHash, randomBytes } from 'node:crypto';
import * as shell from '@lectern/sdk/endpoints/shell';
import { parts, shell as schema } from '@lectern/sdk/schemas';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { findMembership, sumPoints } from '../account/index.ts';
import { countUnread } from '../message/index.ts';
import { presentUser } from './currentUser.ts';
import { configOf } from '../../platform/company/index.ts';
import { findThirdUser } from '../login/index.ts';
import { addTicket } from './shell.repo.ts';

/** How long a ticket for the administration is good, in milliseconds. */
const TICKET_MS = 60_000;

/** Who is logged in, and what the school lets them do. */
export const userRoutes: readonly Route[] = [
  route(
    shell.currentUser,
    { input: parts.Nothing, output: schema.CurrentUser },
    async (_, { db, user, company, school, clock }) => {
      const [unread, { remaining }, membership] = await Promise.all([
        countUnread(db, user.id),
        sumPoints(db, user.id),
        findMembership(db, { companyId: company.id, userId: user.id, now: clock.now() }),
      ]);
      return presentUser(user, school.id, { unread, points: remaining, membership });
    },
  ),
  route(
    shell.personConfig,
    { input: parts.Nothing, output: schema.PersonConfig },
    (_, context) => configOf(context).permissions,
  ),
  route(
    shell.tokenBackLogin,
    { input: parts.Nothing, output: schema.BackLoginTicket },
    async (_, { transaction, clock, company, user }) => {
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
      const ticketHash = createHash('sha256').update(token).digest('base64url');
      await transaction((tx) =>
        addTicket(tx, { ticketHash, companyId: company.id, userId: user.id, expiresAt }, clock.now()),
      );
      return { token, expiresAt: expiresAt.toISOString() };
    },
    { limit: { max: 20, perSeconds: 60 } },
  ),
  route(
    shell.serviceConfig,
    { input: parts.SchoolScope, output: schema.ServiceConfig },
    (_, context) => configOf(context).service,
    { access: 'public' },
  ),
  route(shell.adminCentreUrl, { input: parts.SchoolScope, output: schema.AdminCentreUrl }, (_, context) => {
    const { adminCentreUrl } = configOf(context);
    if (adminCentreUrl === '') throw new BusinessError('0', '学校还没有开通管理中心');
    return adminCentreUrl;
  }),
  route(
    shell.thirdUser,
    { input: schema.ThirdUserIn, output: schema.ThirdUser },
    async ({ id }, { db, company }) => {
      const found = await findThirdUser(db, company.id, id);
      if (found === undefined) throw new BusinessError('0', '第三方账号的授权已失效，请重新登录');
      const { publicId, type, nickName, headPic, userId } = found;
      return { id: publicId, type, nickName, headPic, boundFlag: userId === null ? 0 : 1 };
    },
    { access: 'public' },
  ),
];
