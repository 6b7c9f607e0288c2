import { createHmac } from 'node:crypto';
import { isSame, isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';
import { keyFor } from '../../platform/config/keys.ts';
import { fieldsOf } from '../fields.ts';
import { type LiveNotice, type LiveProvider, type LiveVisitor, sandboxEntrance } from './liveProvider.ts';

/** The person and room of a sandbox URL. */
export interface SandboxTicket extends LiveVisitor {
  readonly companyId: string;
  readonly room: string;
}

const EVENTS: readonly LiveNotice['kind'][] = ['begun', 'ended', 'recorded'];

const claimsOf = ({ companyId, room, id, name, role }: SandboxTicket, until: string): string =>
  JSON.stringify([companyId, room, id, name, role, until]);

/** Signs a notice of the sandbox. */
export const signNotice = (config: Config, body: string): string =>
  createHmac('sha256', keyFor(config, 'live sandbox')).update(body).digest('base64url');

/** A live service whose rooms are in the sandbox. */
export function sandboxLive(companyId: string, config: Config): LiveProvider {
  return {
    id: 'sandbox',
    tells: true,

    entrance(room, visitor, until) {
      const end = Math.floor(until.getTime() / 1000).toString(36);
      const { id, name, role } = visitor;
      const query = new URLSearchParams({
        company: companyId,
        user: id,
        name,
        role,
        until: end,
        sign: sign(config, 'live-room', claimsOf({ companyId, room, ...visitor }, end)),
      });
      return `${sandboxEntrance(room)}?${query}`;
    },

    readNotice({ signature, body }) {
      if (!isSame(signature, signNotice(config, body))) return undefined;
      const { room, what, at } = fieldsOf(body);
      const known = EVENTS.find((event) => event === what);
      const moment = new Date(String(at));
      return typeof room !== 'string' || known === undefined || Number.isNaN(moment.getTime())
        ? undefined
        : { room, kind: known, at: moment };
    },
  };
}

/** Reads the ticket of a URL; undefined where it is forged or expired. */
export function readTicket(
  config: Config,
  room: string,
  query: Readonly<Record<string, string | undefined>>,
  now: Date,
): SandboxTicket | undefined {
  const { company = '', user = '', name = '', role = '', until = '', sign: signature = '' } = query;
  const ticket: SandboxTicket = {
    companyId: company,
    room,
    id: user,
    name,
    role: role === 'teacher' ? 'teacher' : 'student',
  };
  const isGood =
    /^[0-9a-z]{1,10}$/.test(until) &&
    isSigned(config, 'live-room', claimsOf(ticket, until), signature) &&
    Number.parseInt(until, 36) * 1000 > now.getTime();
  return isGood ? ticket : undefined;
}
