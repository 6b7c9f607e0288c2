import { serviceKey } from '../../platform/http/services.ts';
import type { SignedNotice } from '../../platform/http/signedNotices.ts';

/** An authorization to upload a video to its provider. */
export interface UploadAuthorization {
  /** The provider's own name of the video. */
  readonly name: string;
  readonly uploadUrl: string;
  /** Fields that each part must contain, by the provider's names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** State of a video at its provider; it plays at `url` once it is ready. */
export interface VideoStatus {
  readonly state: 'uploading' | 'processing' | 'ready' | 'failed';
  readonly url: string;
}

/** A notice of a provider. */
export interface VideoNotice extends VideoStatus {
  readonly name: string;
}

/** A provider that stores and plays a school's videos. */
export interface VideoProvider {
  readonly id: 'baijia' | 'polyv' | 'cc' | 'sandbox';
  /** Opens an upload. */
  authorize(video: { readonly fileName: string; readonly size: number }): Promise<UploadAuthorization>;
  /**
   * Returns a new authorization, and how many bytes were uploaded; undefined for a video that the provider does
   * not know.
   */
  resume(name: string): Promise<(UploadAuthorization & { readonly uploadedSize: number }) | undefined>;
  /** Queries the state of a video; an unknown one has failed. */
  statusOf(name: string): Promise<VideoStatus>;
  /** Deletes a video, or what was uploaded of it, permanently; an unknown one is ignored. */
  remove(name: string): Promise<void>;
  /** Reads a notice; undefined where its signature is invalid. */
  readNotice(notice: SignedNotice): VideoNotice | undefined;
}

/** The video provider of the process; not provided where none is configured. */
export const videoProvider = serviceKey<VideoProvider>('video provider');
