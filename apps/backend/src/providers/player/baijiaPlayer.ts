import { asObject } from '../../platform/schema/jsonObject.ts';
import { fieldsOf } from '../fields.ts';
import { type BaijiaAccount, baijiaSign } from '../live/baijiaLive.ts';
import { callProvider } from '../payment/callProvider.ts';
import type { PlayerProvider } from './playerProvider.ts';

/** An account with Baijiayun's video service. */
export interface BaijiaPlayerAccount extends BaijiaAccount {
  readonly partnerId: string;
}

const SCRIPTS = ['bplayer.js', 'dep/ffplayer.js'].map(
  (name) => `https://www.baijiayun.com/bplayer/1.10.28/${name}`,
);
const ORIGINS = ['https://*.baijiayun.com', 'https://*.baijiacloud.com'];
/** How long a token is valid, in seconds: longer than a lesson. */
const TOKEN_SECONDS = 4 * 3600;

/** Videos of Baijiayun (百家云): each plays with a token that the school requests from Baijiayun. */
export function baijiaPlayer({ domain, partnerId, partnerKey }: BaijiaPlayerAccount): PlayerProvider {
  const url = `https://${domain}.at.baijiayun.com/openapi/video/getPlayerToken`;
  return {
    id: 'baijia',
    async setUp(video, _, now) {
      const parameters = {
        partner_id: partnerId,
        video_id: video,
        expires_in: String(TOKEN_SECONDS),
        timestamp: String(Math.floor(now.getTime() / 1000)),
      };
      const body = new URLSearchParams({ ...parameters, sign: baijiaSign(parameters, partnerKey) });
      const { data, msg } = fieldsOf((await callProvider(url, { method: 'POST', body })).body);
      const { token } = asObject(data);
      if (typeof token !== 'string') throw new Error(`Baijiayun gives no token for ${video}: ${String(msg)}`);
      return { scripts: SCRIPTS, origins: ORIGINS, options: { vid: video, token } };
    },
  };
}
