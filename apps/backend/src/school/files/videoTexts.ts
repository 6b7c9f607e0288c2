import { type LessonCaptions, type VideoPart } from '../../modules/catalogue/index.ts';

const MAX_SECONDS = 360_000;

/** `one.zh.vtt`, `one.en.vtt`: the language precedes the extension. */
const CAPTIONS = /\.(zh|en)\.vtt$/i;

/** Returns the language of captions by their file's name; undefined for a name without one. */
export function captionLanguage(fileName: string): LessonCaptions['language'] | undefined {
  const [, language] = CAPTIONS.exec(fileName) ?? [];
  return language === undefined ? undefined : language.toLowerCase() === 'zh' ? 'zh' : 'en';
}

/** Returns what is wrong with the names of captions; undefined where nothing is. */
export function captionsProblem(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    const language = captionLanguage(name);
    // A file that is already stored is listed here by its address.
    const shown = name.replace(/^.*[/#]/, '');
    if (language === undefined) return `“${shown}” does not say its language; name it ….zh.vtt or ….en.vtt`;
    if (seen.has(language)) return `there are two captions in ${language}; leave one out`;
    seen.add(language);
  }
  return undefined;
}

/** `3:20 例题 | An example`, `1:02:30 小结`: start, name and English name. */
const PART = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+([^|]+?)(?:\s*\|\s*(.+))?$/;

/** Parses a chapter of a video; undefined where it is invalid. */
export function readVideoPart(line: string): VideoPart | undefined {
  const [, hours = '0', minutes = '0', seconds = '0', name = '', nameEn = ''] = PART.exec(line.trim()) ?? [];
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return name === '' || at > MAX_SECONDS ? undefined : { seconds: at, name, nameEn };
}

/** Formats a chapter of a video, as {@link readVideoPart} reads it. */
export function videoPartLine({ seconds, name, nameEn }: VideoPart): string {
  const at = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  return `${at} ${name}${nameEn === '' ? '' : ` | ${nameEn}`}`;
}

/**
 * Returns what is wrong with the chapters of a video; undefined where nothing is. @param minutes its length; 0
 * where it is unknown.
 */
export function videoPartsProblem(lines: readonly string[], minutes: number): string | undefined {
  let last = -1;
  for (const line of lines) {
    const part = readVideoPart(line);
    if (part === undefined) return `“${line}” is no part; write minutes, seconds and a name, as “3:20 例题”`;
    if (part.seconds <= last) return `“${line}” does not come after the part before it; put them in order`;
    if (minutes > 0 && part.seconds >= minutes * 60) return `“${line}” begins after the end of the video`;
    last = part.seconds;
  }
  return undefined;
}
