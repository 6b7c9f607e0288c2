import { serviceKey } from '../../platform/http/services.ts';

/** The state of a face recognition. */
export type FaceState = 'pending' | 'passed' | 'failed';

/** A face recognition to start. */
export interface FaceRequest {
  /** Unguessable number by which the recognition is looked up later. */
  readonly orderNo: string;
  /** Absolute URL that people return to after success or failure. */
  readonly returnUrl: string;
}

/** A provider of face recognition. */
export interface FaceProvider {
  /** Starts a recognition and returns the URL of its page. `/…` is on this server. */
  begin(request: FaceRequest): Promise<{ readonly url: string }>;
  /** Returns the state of a recognition; an unknown or expired one has failed. */
  stateOf(orderNo: string): Promise<FaceState>;
}

/** The face recognition of the process; not provided where none is configured. */
export const faceProvider = serviceKey<FaceProvider>('face recognition');
