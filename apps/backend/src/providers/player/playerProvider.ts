import { serviceKey } from '../../platform/http/services.ts';
import type { Payee } from '../payment/paymentProviders.ts';

/** What a vendor's player needs to play one video for one viewer. */
export interface PlayerSetup {
  /** URLs of the vendor's scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Origins of its code, pictures and streams; the iframe's content security policy allows no others. */
  readonly origins: readonly string[];
  /** Options of the player, by the vendor's names. */
  readonly options: Readonly<Record<string, string>>;
}

/** A vendor that stores videos and has a player for them. */
export interface PlayerProvider {
  readonly id: PlayerVendor;
  /**
   * Returns the signed setup for one viewer.
   * @param viewerId digits; `0` for a visitor.
   * @throws {Error} where the vendor refuses.
   */
  setUp(video: string, viewerId: string, now: Date): Promise<PlayerSetup>;
}

/** The supported vendors. */
export const PLAYER_VENDORS = ['polyv', 'cc', 'baijia'] as const;
export type PlayerVendor = (typeof PLAYER_VENDORS)[number];

/** Finds the players of a company. */
export interface PlayerProviders {
  byId(payee: Payee, id: PlayerVendor): PlayerProvider | undefined;
}

/** The vendors' players of an app. */
export const playerProviders = serviceKey<PlayerProviders>('player providers');

/** A video at a vendor. */
export interface VendorVideo {
  readonly vendor: PlayerVendor;
  /** Its id at the vendor. */
  readonly video: string;
}

/** Pattern of a vendor's video as schools write it. */
export const VENDOR_VIDEO = `(?:${PLAYER_VENDORS.join('|')}):[\\w-]{1,100}`;

const VIDEO = new RegExp(`^${VENDOR_VIDEO}$`);

/** Parses a vendor's video, `polyv:vid`, `cc:vid` or `baijia:vid`; undefined for one of the school's own. */
export function vendorVideoOf(videoKey: string): VendorVideo | undefined {
  if (!VIDEO.test(videoKey)) return undefined;
  const [name = '', video = ''] = videoKey.split(':');
  const vendor = PLAYER_VENDORS.find((known) => known === name);
  return vendor && { vendor, video };
}
