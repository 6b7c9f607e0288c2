import type { CommodityType } from './courseCard.schema.ts';

/** Names of a commodity type in other calls; `MOUDLE` is spelt as the platform spells it. */
export interface CommodityNames {
  /** Target type in agreements. */
  readonly target: 'COURSE' | 'PACKAGE' | 'MOUDLE';
  /** Commodity type in orders. */
  readonly commodity: 'COMMODITY_CLASS' | 'COMMODITY_PACKAGE' | 'MOUDLE';
}

/** Names by commodity type: 1 course, 2 package, 3 module. */
export const COMMODITY_NAMES: Readonly<Record<CommodityType, CommodityNames>> = {
  1: { target: 'COURSE', commodity: 'COMMODITY_CLASS' },
  2: { target: 'PACKAGE', commodity: 'COMMODITY_PACKAGE' },
  3: { target: 'MOUDLE', commodity: 'MOUDLE' },
};
