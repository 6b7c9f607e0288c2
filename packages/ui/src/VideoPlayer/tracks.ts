/** What is said in a video, in one language. */
export interface CaptionTrack {
  /** Address of a WebVTT file. */
  src: string;
  /** As `zh-CN`. */
  language: string;
  /** The language, as it is called in itself. */
  label: string;
}

/** A part of a video. */
export interface VideoChapter {
  /** Where it begins, in seconds. */
  seconds: number;
  title: string;
}
