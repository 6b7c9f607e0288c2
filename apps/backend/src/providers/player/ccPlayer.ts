import type { PlayerProvider } from './playerProvider.ts';

/** An account with CC's video service. */
export interface CcPlayerAccount {
  /** The account's id, which is part of every URL of its videos. */
  readonly siteId: string;
}

/** Videos of CC (获得场景视频), which play on the domains that the school registers there. */
export const ccPlayer = ({ siteId }: CcPlayerAccount): PlayerProvider => ({
  id: 'cc',
  setUp: (video) =>
    Promise.resolve({
      scripts: [`https://p.bokecc.com/player?${new URLSearchParams({ siteid: siteId, newversion: 'true' })}`],
      origins: ['https://*.bokecc.com'],
      options: { vid: video, siteid: siteId },
    }),
});
