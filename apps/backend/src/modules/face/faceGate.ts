import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';

/** A recognition that a student claims to have passed. */
export interface FaceClaim {
  readonly companyId: string;
  readonly userId: string;
  readonly orderNo: string;
  readonly now: Date;
  /** Earliest valid start; a recognition started before the request does not count. */
  readonly since?: Date;
}

/** Verifies face recognitions. */
export interface FaceGate {
  /** Tells whether this student passed the recognition and it was not used before; marks it as used. */
  use(tx: Queryable, claim: FaceClaim): Promise<boolean>;
}

/** Key of the school's face check, provided by the face module. */
export const faceGate = serviceKey<FaceGate>('face gate');
