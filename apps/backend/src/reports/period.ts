import type { Queryable } from '../platform/database/connection.ts';

/** What is reported on: a company's days, both ends counted in. */
export interface Period {
  readonly tx: Queryable;
  readonly companyId: string;
  /** `YYYY-MM-DD` of China's calendar. */
  readonly from: string;
  readonly to: string;
}
