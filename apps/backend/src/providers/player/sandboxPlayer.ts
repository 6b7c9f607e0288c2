import { isGoodTicket, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PlayerProvider, PlayerVendor } from './playerProvider.ts';

/** Each vendor's name for the token that allows a video to play. */
const TOKEN_NAMES: Readonly<Record<PlayerVendor, string>> = {
  polyv: 'playsafe',
  cc: 'siteid',
  baijia: 'token',
};

/** How long a token of the sandbox is valid, in milliseconds. */
const TOKEN_LIFE_MS = 60_000;

const claimsOf = (vendor: PlayerVendor): readonly string[] => ['sandbox player', vendor];

/** Returns the path of the sandbox's script for a vendor. */
export const sandboxScript = (vendor: PlayerVendor): string => `/sandbox/player/${vendor}.js`;

/**
 * A fake vendor for use outside production. A video's name determines its behaviour: `expired…` has an expired
 * token, `unready…` is still being processed, the script of `blocked…` never loads, and every other video
 * plays.
 */
export const sandboxPlayer = (vendor: PlayerVendor, config: Config): PlayerProvider => ({
  id: vendor,
  setUp(video, _, now) {
    const life = video.startsWith('expired') ? -TOKEN_LIFE_MS : TOKEN_LIFE_MS;
    return Promise.resolve({
      scripts: [video.startsWith('blocked') ? '/sandbox/player/blocked.js' : sandboxScript(vendor)],
      origins: [],
      options: {
        vid: video,
        [TOKEN_NAMES[vendor]]: makeTicket(
          config,
          'media-link',
          claimsOf(vendor),
          new Date(now.getTime() + life),
        ),
      },
    });
  },
});

/** Tells whether a token of the sandbox is valid. */
export const isSandboxToken = (config: Config, vendor: PlayerVendor, token: string, now: Date): boolean =>
  isGoodTicket(config, 'media-link', claimsOf(vendor), token, now);
