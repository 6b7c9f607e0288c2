import { serviceKey } from '../../platform/http/services.ts';
import type { Payee } from '../payment/paymentProviders.ts';

/** What a vendor's own player needs to play one video for one viewer. */
export interface PlayerSetup {
  /** Addresses of the vendor's scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Where its code, pictures and streams come from; the frame that it runs in reaches nothing else. */
  readonly origins: readonly string[];
  /** What the player is given, as the vendor names it. */
  readonly options: Readonly<Record<string, string>>;
}

/** A vendor whose player shows videos that it stores. */
export interface PlayerProvider {
  readonly id: PlayerVendor;
  /**
   * Signs for one viewer.
   * @param viewerId digits; `0` for a visitor.
   * @throws {Error} where the vendor gives no leave.
   */
  setUp(video: string, viewerId: string, now: Date): Promise<PlayerSetup>;
}

/** The vendors that are known. */
export const PLAYER_VENDORS = ['polyv', 'cc', 'baijia'] as const;
export type PlayerVendor = (typeof PLAYER_VENDORS)[number];

/** Finds who plays the videos of a company. */
export interface PlayerProviders {
  byId(payee: Payee, id: PlayerVendor): PlayerProvider | undefined;
}

/** The vendors' players of an app. */
export const playerProviders = serviceKey<PlayerProviders>('player providers');

/** A video at a vendor. */
export interface VendorVideo {
  readonly vendor: PlayerVendor;
  /** Its name there. */
  readonly video: string;
}

/** Videos at a vendor as schools write them. */
export const VENDOR_VIDEO = `(?:${PLAYER_VENDORS.join('|')}):[\\w-]{1,100}`;

const VIDEO = new RegExp(`^${VENDOR_VIDEO}$`);

/** Reads a video at a vendor, `polyv:vid`, `cc:vid` or `baijia:vid`; undefined for one of the school's own. */
export function vendorVideoOf(videoKey: string): VendorVideo | undefined {
  if (!VIDEO.test(videoKey)) return undefined;
  const [name = '', video = ''] = videoKey.split(':');
  const vendor = PLAYER_VENDORS.find((known) => known === name);
  return vendor && { vendor, video };
}
