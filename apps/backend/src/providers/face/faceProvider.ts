import { serviceKey } from '../../platform/http/services.ts';

/** How a recognition stands. */
export type FaceState = 'pending' | 'passed' | 'failed';

/** A recognition that is to begin. */
export interface FaceRequest {
  /** Unguessable; the recognition is asked for by it later. */
  readonly orderNo: string;
  /** Whole address that people are led back to, however it ends. */
  readonly returnUrl: string;
}

/** A provider of face recognition. */
export interface FaceProvider {
  /** Begins a recognition and gives its page. `/…` is our own. */
  begin(request: FaceRequest): Promise<{ readonly url: string }>;
  /** Tells how it ended; one that is unknown or too old has failed. */
  stateOf(orderNo: string): Promise<FaceState>;
}

/** The face recognition of the process; not provided where none is set up. */
export const faceProvider = serviceKey<FaceProvider>('face recognition');
