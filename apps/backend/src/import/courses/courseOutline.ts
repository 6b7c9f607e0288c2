import { eq } from 'drizzle-orm';
import { chapters, lessons } from '../../modules/catalogue/catalogue.tables.ts';
import type { LessonCaptions, VideoPart } from '../../modules/catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { SchoolAttachments } from '../../school/files/attachments.ts';
import { storeCaptions } from '../../school/files/storeCaptions.ts';
import type { SchoolVideos } from '../../school/files/videos.ts';
import { CourseSourceError } from './courseSourceError.ts';
import { type NamedLink, identityOf } from './courseLessons.ts';
import type { NamedVideo } from './courseVideos.ts';
import type { FoundCourse } from './courseFolder.ts';

/** A lesson to write: a link, or a video. */
interface NewLesson {
  readonly name: string;
  readonly nameEn: string;
  readonly kind: 'link' | 'video';
  readonly url: string | null;
  readonly videoKey: string | null;
  readonly durationSeconds: number;
  readonly isPreview: boolean;
  readonly captions: LessonCaptions[];
  readonly videoParts: readonly VideoPart[];
}

/** Builds chapters from the links of both files; a link's English name is that of the link with the same URL. */
function outlineOf({
  chinese,
  english,
}: FoundCourse): {
  name: string;
  nameEn: string;
  lessons: (NamedLink | NamedVideo)[];
  english: ReadonlyMap<string, string>;
}[] {
  const englishNames = new Map(
    english?.sections.flatMap(({ links }) => links).map((one) => [identityOf(one), one.title]),
  );
  return chinese.sections
    .map(({ title, links }, index) => ({
      name: title,
      nameEn: english?.sections[index]?.title ?? '',
      lessons: [...links],
      english: englishNames,
    }))
    .filter((chapter) => chapter.lessons.length > 0);
}

/** Access to the files beside the courses. */
export interface CourseFiles {
  readonly videos: SchoolVideos;
  readonly attachments: SchoolAttachments;
}

/** Stores the captions that a line names. @throws {CourseSourceError} for a missing file or invalid WebVTT. */
async function captionsOf(
  { captions, line }: NamedVideo,
  key: string,
  attachments: SchoolAttachments,
): Promise<LessonCaptions[]> {
  const found: string[] = [];
  for (const name of captions) {
    const resolved = await attachments.resolve(name);
    if ('problem' in resolved) throw new CourseSourceError(`${key}.md`, line, resolved.problem);
    found.push(resolved.value);
  }
  return storeCaptions(attachments, found);
}

/** Makes the lesson of a line; its video is stored in the media store. @throws {CourseSourceError} */
async function lessonOf(
  one: NamedLink | NamedVideo,
  nameEn: string,
  key: string,
  { videos, attachments }: CourseFiles,
): Promise<NewLesson> {
  const durationSeconds = Math.round(one.minutes * 60);
  const shared = { name: one.title, nameEn, durationSeconds, isPreview: one.isPreview };
  if ('url' in one)
    return { ...shared, kind: 'link', url: one.url, videoKey: null, captions: [], videoParts: [] };
  const resolved = await videos.resolve(one.video);
  if ('problem' in resolved) throw new CourseSourceError(`${key}.md`, one.line, resolved.problem);
  await videos.keep(resolved.value, { name: one.title, durationSeconds });
  return {
    ...shared,
    kind: 'video',
    url: null,
    videoKey: resolved.value,
    captions: await captionsOf(one, key, attachments),
    videoParts: one.parts,
  };
}

/** Saves the outline; an existing lesson keeps its id, so that students keep their progress. */
export async function saveOutline(
  tx: Queryable,
  companyId: string,
  courseId: string,
  found: FoundCourse,
  brought: CourseFiles,
): Promise<void> {
  const before = await tx
    .select({ id: lessons.id, url: lessons.url, videoKey: lessons.videoKey })
    .from(lessons)
    .where(eq(lessons.courseId, courseId));
  const knownBy = new Map(before.map(({ id, url, videoKey }) => [url ?? videoKey, id]));
  const oldChapters = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(eq(chapters.courseId, courseId));
  let position = 0;
  for (const [index, chapter] of outlineOf(found).entries()) {
    const [row] = await tx
      .insert(chapters)
      .values({ companyId, courseId, position: index + 1, name: chapter.name, nameEn: chapter.nameEn })
      .returning({ id: chapters.id });
    const chapterId = row?.id ?? '';
    for (const one of chapter.lessons) {
      position += 1;
      const lesson = await lessonOf(one, chapter.english.get(identityOf(one)) ?? '', found.key, brought);
      const mark = lesson.url ?? lesson.videoKey;
      const known = knownBy.get(mark);
      knownBy.delete(mark);
      const values = { ...lesson, chapterId, position };
      if (known === undefined) await tx.insert(lessons).values({ ...values, companyId, courseId });
      else await tx.update(lessons).set(values).where(eq(lessons.id, known));
    }
  }
  // Deletes what is left of the old outline: lessons that were removed, then chapters without lessons.
  for (const id of knownBy.values()) await tx.delete(lessons).where(eq(lessons.id, id));
  for (const { id } of oldChapters) await tx.delete(chapters).where(eq(chapters.id, id));
}
