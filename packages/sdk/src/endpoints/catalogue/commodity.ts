import type { CommodityType } from './courseCard.schema.ts';

/** What a type of commodity is called elsewhere; `MOUDLE` is spelt as the platform spells it. */
export interface CommodityNames {
  /** As agreements name what they are about. */
  readonly target: 'COURSE' | 'PACKAGE' | 'MOUDLE';
  /** As orders name what is bought. */
  readonly commodity: 'COMMODITY_CLASS' | 'COMMODITY_PACKAGE' | 'MOUDLE';
}

/** The names of the types: 1 course, 2 package, 3 module. */
export const COMMODITY_NAMES: Readonly<Record<CommodityType, CommodityNames>> = {
  1: { target: 'COURSE', commodity: 'COMMODITY_CLASS' },
  2: { target: 'PACKAGE', commodity: 'COMMODITY_PACKAGE' },
  3: { target: 'MOUDLE', commodity: 'MOUDLE' },
};
