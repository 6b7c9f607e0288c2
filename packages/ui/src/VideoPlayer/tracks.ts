/** Captions of a video in one language. */
export interface CaptionTrack {
  /** URL of a WebVTT file. */
  src: string;
  /** Language tag, for example `zh-CN`. */
  language: string;
  /** Name of the language in that language. */
  label: string;
}

/** A chapter of a video. */
export interface VideoChapter {
  /** Start in seconds. */
  seconds: number;
  title: string;
}
