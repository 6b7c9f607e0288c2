import { isGoodTicket, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PlayerProvider, PlayerVendor } from './playerProvider.ts';

/** What each vendor calls what lets a video play. */
const TOKEN_NAMES: Readonly<Record<PlayerVendor, string>> = {
  polyv: 'playsafe',
  cc: 'siteid',
  baijia: 'token',
};

/** How long a token of the sandbox is good, in milliseconds. */
const TOKEN_LIFE_MS = 60_000;

const claimsOf = (vendor: PlayerVendor): readonly string[] => ['sandbox player', vendor];

/** Where the sandbox's script of a vendor is. */
export const sandboxScript = (vendor: PlayerVendor): string => `/sandbox/player/${vendor}.js`;

/**
 * Plays a vendor outside production. The name of a video says what becomes of it: `expired…` has a token that is too
 * old, `unready…` is still being prepared, the script of `blocked…` never comes, and every other one plays.
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

/** Tells whether a token of the sandbox is good. */
export const isSandboxToken = (config: Config, vendor: PlayerVendor, token: string, now: Date): boolean =>
  isGoodTicket(config, 'media-link', claimsOf(vendor), token, now);
