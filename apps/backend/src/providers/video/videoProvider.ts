import { serviceKey } from '../../platform/http/services.ts';

/** A leave to put a video with its provider. */
export interface VideoLeave {
  /** The provider's own name of the video. */
  readonly name: string;
  readonly uploadUrl: string;
  /** Fields that each part carries, as the provider names them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** How a video stands with its provider; it plays at `url` once it is ready. */
export interface VideoStatus {
  readonly state: 'uploading' | 'processing' | 'ready' | 'failed';
  readonly url: string;
}

/** What a provider tells by itself. */
export interface VideoNotice extends VideoStatus {
  readonly name: string;
}

/** A notice as it came in. */
export interface ReceivedVideoNotice {
  readonly signature: string;
  readonly body: string;
}

/** Who stores and plays a school's videos. */
export interface VideoProvider {
  readonly id: 'baijia' | 'polyv' | 'cc' | 'sandbox';
  /** Opens an upload. */
  authorize(video: { readonly fileName: string; readonly size: number }): Promise<VideoLeave>;
  /** Gives a fresh leave, and how many bytes are there; undefined for a video that the provider does not know. */
  resume(name: string): Promise<(VideoLeave & { readonly uploadedSize: number }) | undefined>;
  /** Asks how a video stands; one that is unknown has failed. */
  statusOf(name: string): Promise<VideoStatus>;
  /** Deletes a video for good, or what was uploaded of it; one that is unknown is gone already. */
  remove(name: string): Promise<void>;
  /** Reads a notice; undefined where the provider did not sign it. */
  readNotice(notice: ReceivedVideoNotice): VideoNotice | undefined;
}

/** The video provider of the process; not provided where none is set up. */
export const videoProvider = serviceKey<VideoProvider>('video provider');
