import type { Config } from '../../platform/config/config.ts';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { LiveProvider, LiveVisitor } from './liveProvider.ts';

/** An account with CC's live service. */
export interface CcAccount {
  readonly userId: string;
}

/** The contents of a viewer's token, which CC sends to the school for verification. */
interface Viewer extends Pick<LiveVisitor, 'id' | 'name'> {
  readonly room: string;
}

const claimsOf = ({ room, id, name }: Viewer, until: string): string =>
  JSON.stringify(['cc', room, id, name, until]);

/**
 * Live rooms of CC that verify their viewers with the school (接口验证): the URL contains a token signed by the
 * school, and CC asks the school whether it is valid. CC sends no notices about when the teacher starts and
 * ends.
 */
export function ccLive({ userId }: CcAccount, config: Config): LiveProvider {
  return {
    id: 'cc',
    tells: false,

    entrance(room, { id, name }, until) {
      const end = Math.floor(until.getTime() / 1000).toString(36);
      const token = `${id}.${end}.${sign(config, 'live-room', claimsOf({ room, id, name }, end))}`;
      const parameters = {
        roomid: room,
        userid: userId,
        autoLogin: 'true',
        viewername: name,
        viewertoken: token,
      };
      return `https://view.csslcloud.net/api/view/index?${new URLSearchParams(parameters)}`;
    },

    readNotice: () => undefined,
  };
}

/**
 * Returns the id of a viewer whom CC asks about; undefined for a token that is forged, expired, or of another
 * room or name.
 */
export function checkCcViewer(
  config: Config,
  viewer: { readonly room: string; readonly name: string; readonly token: string },
  now: Date,
): string | undefined {
  const [id = '', end = '', signature = ''] = viewer.token.split('.');
  const isGood =
    /^[0-9a-z]{1,10}$/.test(end) &&
    isSigned(config, 'live-room', claimsOf({ room: viewer.room, id, name: viewer.name }, end), signature) &&
    Number.parseInt(end, 36) * 1000 > now.getTime();
  return isGood ? id : undefined;
}
