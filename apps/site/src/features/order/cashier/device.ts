/**
 * The kind of device: `wechat` is WeChat's built-in browser, which opens its own payment sheet and cannot open
 * the wallets' pages for phones.
 */
export type Device = 'desktop' | 'phone' | 'wechat';

/** Determines the device from the browser's user agent. Tablets count as desktops: a phone scans their code. */
export function deviceOf(userAgent: string): Device {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  return /iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|Android.*Mobile|Phone;.*OpenHarmony/i.test(userAgent)
    ? 'phone'
    : 'desktop';
}

/** Returns the kind of this device. */
export const currentDevice = (): Device => deviceOf(navigator.userAgent);
