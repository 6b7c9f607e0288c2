import type { SchoolConfig } from '../../platform/company/index.ts';

/** A script of an outside service, and the origins that it connects to. */
export interface OutsideScript {
  readonly src: string;
  readonly origins: readonly string[];
}

interface Service {
  /** Pattern of valid keys; nothing else is inserted into an address. */
  readonly key: RegExp;
  readonly src: (key: string) => string;
  readonly origins: readonly string[];
}

/** The visitor statistics that a school may choose. */
const SERVICES: Readonly<Record<'baidu' | 'google' | 'cnzz' | 'tencent', Service>> = {
  baidu: {
    key: /^[0-9a-f]{32}$/,
    src: (key) => `https://hm.baidu.com/hm.js?${key}`,
    origins: ['https://hm.baidu.com'],
  },
  google: {
    key: /^(?:G|GT|UA|AW)-[A-Z0-9]{4,16}(?:-\d{1,4})?$/,
    src: (key) => `https://www.googletagmanager.com/gtag/js?id=${key}`,
    origins: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  cnzz: {
    key: /^\d{4,14}$/,
    src: (key) => `https://s4.cnzz.com/z_stat.php?id=${key}&web_id=${key}`,
    origins: ['https://*.cnzz.com'],
  },
  tencent: {
    key: /^[A-Za-z0-9]{4,40}$/,
    src: (key) => `https://pingjs.qq.com/h5/stats.js?v2.0.4&sid=${key}`,
    origins: ['https://pingjs.qq.com', 'https://pingtcss.qq.com'],
  },
};

/** Returns the script of a school's statistics; undefined without any, or where the key is invalid. */
export function statisticsOf({ site }: SchoolConfig): OutsideScript | undefined {
  const { statType, statKey } = site.companyCodeInfo;
  if (statType === '') return undefined;
  const { key, src, origins } = SERVICES[statType];
  return key.test(statKey) ? { src: src(statKey), origins } : undefined;
}
