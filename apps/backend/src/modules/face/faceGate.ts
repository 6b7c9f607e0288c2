import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';

/** A recognition that a student says was passed. */
export interface FaceClaim {
  readonly companyId: string;
  readonly userId: string;
  readonly orderNo: string;
  readonly now: Date;
  /** It may not have begun before that: what is asked for later is no answer to it. */
  readonly since?: Date;
}

/** Who checks recognitions. */
export interface FaceGate {
  /** Tells whether a recognition of this student passed and was not used before; it is used up with that. */
  use(tx: Queryable, claim: FaceClaim): Promise<boolean>;
}

/** The school's face check, provided by the module of that name. */
export const faceGate = serviceKey<FaceGate>('face gate');
