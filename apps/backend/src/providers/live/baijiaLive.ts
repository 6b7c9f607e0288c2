import { createHash } from 'node:crypto';
import { isSame } from '../../platform/auth/sealing.ts';
import { fromClock } from '../../platform/dates/days.ts';
import type { LiveNotice, LiveProvider } from './liveProvider.ts';

/** An account with Baijiayun. */
export interface BaijiaAccount {
  /** The school's subdomain: `e12345678` of `e12345678.at.baijiayun.com`. */
  readonly domain: string;
  readonly partnerKey: string;
}

const ROLES = { student: '0', teacher: '1' } as const;
const EVENTS: Readonly<Record<string, LiveNotice['kind']>> = { start: 'begun', end: 'ended' };

/** Signs parameters like Baijiayun: MD5 over the parameters sorted by name, followed by the partner key. */
export function baijiaSign(parameters: Readonly<Record<string, string>>, partnerKey: string): string {
  const pairs = Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('md5')
    .update([...pairs, `partner_key=${partnerKey}`].join('&'))
    .digest('hex');
}

/** Live rooms of Baijiayun (百家云), with signed URLs to enter and signed notices. */
export function baijiaLive({ domain, partnerKey }: BaijiaAccount): LiveProvider {
  return {
    id: 'baijia',
    tells: true,

    entrance(room, { id, name, role }) {
      const parameters = {
        room_id: room,
        user_number: id,
        user_name: name,
        user_role: ROLES[role],
        user_avatar: '',
      };
      const signed = { ...parameters, sign: baijiaSign(parameters, partnerKey) };
      return `https://${domain}.at.baijiayun.com/web/room/enter?${new URLSearchParams(signed)}`;
    },

    readNotice({ body }) {
      const { sign = '', ...parameters } = Object.fromEntries(new URLSearchParams(body));
      if (!isSame(sign, baijiaSign(parameters, partnerKey))) return undefined;
      const { room_id: room = '', op = '', op_time: time = '' } = parameters;
      const kind = EVENTS[op];
      const at = fromClock(time);
      return room === '' || kind === undefined || at === undefined ? undefined : { room, kind, at };
    },
  };
}
