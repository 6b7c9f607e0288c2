import type { Queryable } from '../platform/database/connection.ts';

/** The company and the days of a report, both inclusive. */
export interface Period {
  readonly tx: Queryable;
  readonly companyId: string;
  /** `YYYY-MM-DD` of China's calendar. */
  readonly from: string;
  readonly to: string;
}
