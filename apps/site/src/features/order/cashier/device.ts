/** On what the student pays: `wechat` is WeChat's own browser, which opens its own sheet and no wallet's page for phones. */
export type Device = 'desktop' | 'phone' | 'wechat';

/** Tells the device from what the browser says of itself. Tablets count as desktops: a phone scans their code. */
export function deviceOf(userAgent: string): Device {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  return /iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|Android.*Mobile|Phone;.*OpenHarmony/i.test(userAgent)
    ? 'phone'
    : 'desktop';
}

/** The device of this page. */
export const currentDevice = (): Device => deviceOf(navigator.userAgent);
