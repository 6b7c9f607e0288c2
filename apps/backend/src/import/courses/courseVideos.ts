import type { Token } from 'markdown-it';
import type { VideoPart } from '../../modules/catalogue/index.ts';
import {
  captionsProblem,
  readVideoPart,
  videoPartLine,
  videoPartsProblem,
} from '../../school/files/videoTexts.ts';
import { CourseSourceError } from './courseSourceError.ts';
import { plainText } from './courseMarkdown.ts';

/** A video beside the file, or in the media store. */
export interface NamedVideo {
  readonly title: string;
  /** `files/….mp4`, or its key in the media store. */
  readonly video: string;
  readonly minutes: number;
  /** Whether students who have not bought the course may watch it. */
  readonly isPreview: boolean;
  /** `files/….zh.vtt`, one per language. */
  readonly captions: readonly string[];
  readonly parts: readonly VideoPart[];
  readonly line: number;
}

/** `第一讲：files/one.mp4，12.5 分钟，试看，files/one.zh.vtt`: name, video, length, whether it is a free preview, and captions. */
const VIDEO = /^(.{1,200}?)[：:]\s*(files\/\S+?\.mp4|video\/[\w-]{1,100})(?:\s*[,，]\s*(.*))?$/iu;

/** Reads the chapters of a video from the list below its line. */
function partsBelow(tokens: readonly Token[], place: number): VideoPart[] {
  const level = tokens[place]?.level ?? 0;
  const end = tokens.findIndex(
    (one, index) => index > place && one.type === 'list_item_close' && one.level < level,
  );
  return tokens
    .slice(place + 1, end === -1 ? undefined : end)
    .filter(({ type }) => type === 'inline')
    .flatMap((token) => readVideoPart(plainText(token)) ?? []);
}

/** Returns the minutes of `12.5 分钟`, `12 min`, `12:30` or `1:05:00`; 0 for none. */
export function minutesIn(text: string): number {
  const [, hours = '0', minutes, seconds] = /(?:(\d{1,2}):)?(\d{1,3}):(\d\d)(?!\d)/.exec(text) ?? [];
  return minutes === undefined
    ? Number(/(?<!\d)(\d+(?:\.\d+)?)\s*(?:分钟|min)/i.exec(text)?.[1] ?? 0)
    : Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
}

/**
 * Parses a line with a video; undefined for other lines.
 * @throws {CourseSourceError} without a length, and for invalid captions or chapters.
 */
export function videoOf(file: string, tokens: readonly Token[], index: number): NamedVideo | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const [, title = '', video = '', rest = ''] = VIDEO.exec(plainText(token)) ?? [];
  if (video === '') return undefined;
  const line = (token.map?.[0] ?? 0) + 1;
  const minutes = minutesIn(rest);
  if (minutes === 0)
    throw new CourseSourceError(
      file,
      line,
      'the length of the video is missing; write it as “12 分钟”, “12 min” or “12:30”',
    );
  const captions = rest.split(/\s*[,，]\s*/).filter((one) => /^files\/\S+\.vtt$/i.test(one));
  const parts = partsBelow(tokens, index);
  const problem = captionsProblem(captions) ?? videoPartsProblem(parts.map(videoPartLine), minutes);
  if (problem !== undefined) throw new CourseSourceError(file, line, problem);
  return {
    captions,
    parts,
    title: title.trim(),
    video: video.replace(/^video\//i, ''),
    minutes,
    isPreview: /试看|free/i.test(rest),
    line,
  };
}
