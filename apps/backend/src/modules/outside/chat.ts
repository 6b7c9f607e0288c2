import type { SchoolConfig } from '../../platform/company/index.ts';
import type { OutsideScript } from './statistics.ts';

/** The content of the frame with a school's online chat. */
export type Chat =
  | { readonly kind: 'script'; readonly script: OutsideScript }
  /** HTML with scripts as written by the school; it runs in a sandbox without access to the site. */
  | { readonly kind: 'own'; readonly html: string };

const LEYU_NUMBER = /^\d{3,12}(?:\/\d{1,12})?$/;
const LEYU = ['https://*.looyu.com', 'https://*.looyuoms.com'];
const BDSQ_HOST = /^(?:hm\.baidu\.com|goutong\.baidu\.com|p\.qiao\.baidu\.com|aff-im\.cdn\.bcebos\.com)$/;
const BDSQ = ['https://*.baidu.com', 'https://*.bcebos.com'];

function bdsqScript(address: string): OutsideScript | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isVendorAddress =
    protocol === 'https:' && port === '' && username === '' && password === '' && BDSQ_HOST.test(hostname);
  return isVendorAddress ? { src: href, origins: BDSQ } : undefined;
}

/** Returns a school's chat: leyu, bdsq, or another one by otherImJs; the first that is configured and valid. */
export function chatOf({ site, market }: SchoolConfig): Chat | undefined {
  if (market.leyuFlag === 1 && LEYU_NUMBER.test(market.leyuNo)) {
    return { kind: 'script', script: { src: `https://gate.looyu.com/${market.leyuNo}.js`, origins: LEYU } };
  }
  if (market.bdsqFlag === 1 || site.bdsqFlag === 1) {
    const script = bdsqScript(market.bdsqJsUrl);
    if (script !== undefined) return { kind: 'script', script };
  }
  if (site.otherImFlag === 1 && site.otherImJs.trim() !== '') return { kind: 'own', html: site.otherImJs };
  return undefined;
}
