/** A lesson of an {@link parseOutline outline}. */
export interface OutlineLesson {
  readonly name: string;
  readonly nameEn: string;
  readonly minutes: number;
  readonly isPreview: boolean;
}

/** A chapter of an {@link parseOutline outline}. */
export interface OutlineChapter {
  readonly name: string;
  readonly nameEn: string;
  readonly lessons: OutlineLesson[];
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Reads chapters and lessons as content writes them down.
 * @throws {Error} naming the line that is neither.
 */
export function parseOutline(outline: string): OutlineChapter[] {
  const chapters: OutlineChapter[] = [];
  for (const line of linesOf(outline)) {
    const [name = '', nameEn = '', minutes = ''] = line
      .replace(/^[#*]\s*/, '')
      .split('|')
      .map((part) => part.trim());
    if (line.startsWith('#')) {
      chapters.push({ name, nameEn, lessons: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    const length = Number(minutes);
    if (chapter === undefined || !(length > 0))
      throw new Error(`This line of an outline is neither chapter nor lesson: ${line}`);
    chapter.lessons.push({ name, nameEn, minutes: length, isPreview: line.startsWith('*') });
  }
  return chapters;
}

/** A review as content writes it down. */
export interface ReviewLine {
  readonly rating: number;
  readonly content: string;
  readonly reply: string;
}

/** Reads reviews: stars, a space, the words, and after ` → ` the teacher's answer. */
export function parseReviews(text: string): ReviewLine[] {
  return linesOf(text).map((line) => {
    const [content = '', reply = ''] = line.slice(2).split(' → ');
    return { rating: Number(line[0]), content, reply };
  });
}
