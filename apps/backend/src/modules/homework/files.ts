import type {
  HomeworkFile,
  MarkedFile,
  StorageJudge,
  StorageJudgeIn,
  UploadHomeworkIn,
} from '@lectern/sdk/endpoints/homework';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import {
  extensionOfName,
  fileNameOf,
  fileUrl,
  findRecords,
  storeAttachment,
  NO_SPACE,
  insertStudentRecord,
  type RecordedFile,
  spaceOf,
} from '../upload/index.ts';
import { expectTextHomework } from './homework.repo.ts';
import type { HomeworkRow, TaskFile, Work } from './homework.tables.ts';
import { findVideos, videoIdOf } from './videos/videos.repo.ts';
import { presentVideo } from './videos/videos.ts';
import { whyNoFiles } from './changeable.ts';
import { memberNow } from '../../platform/http/member.ts';

const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif'];

const categoryOf = (extension: string) =>
  PICTURES.includes(extension) ? 'image' : extension === 'pdf' ? 'pdf' : 'docs';

const present = ({
  id,
  key,
  fileName,
  size,
}: Pick<RecordedFile, 'id' | 'key' | 'fileName' | 'size'>): HomeworkFile => ({
  fileId: id,
  fileName,
  fileType: extensionOfName(fileName),
  sourceSize: size,
  url: fileUrl(key),
  videoState: null,
});

/** Formats the files of a task; each is identified by its key. */
export const presentTaskFiles = ({ taskFiles }: HomeworkRow): HomeworkFile[] =>
  taskFiles.map((file, index) => present({ ...file, id: String(index + 1) }));

/** Returns a file's name without its extension, for comparison. */
const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').toLowerCase();

/**
 * Formats the files that a teacher marked, each with the student's file that it marks: the next one with the
 * same name apart from the extension, or the only one where each side has just one.
 */
export function presentMarkedFiles(
  marked: readonly TaskFile[],
  originals: readonly HomeworkFile[],
): MarkedFile[] {
  const free = [...originals];
  const isPair = marked.length === 1 && originals.length === 1;
  return marked.map((file, index) => {
    const freeIndex = isPair
      ? 0
      : free.findIndex(({ fileName }) => stemOf(fileName) === stemOf(file.fileName));
    const [original] = freeIndex < 0 ? [] : free.splice(freeIndex, 1);
    return { ...present({ ...file, id: String(index + 1) }), originalId: original?.fileId ?? null };
  });
}

/** Formats the files of a work that still have a record. */
export async function findWorkFiles(
  db: Queryable,
  work: Pick<Work, 'userId' | 'fileIds'> | undefined,
): Promise<HomeworkFile[]> {
  if (work === undefined) return [];
  const { userId, fileIds } = work;
  const records = new Map(
    (await findRecords(db, userId, fileIds)).map((record) => [record.id, present(record)]),
  );
  const videos = new Map(
    (await findVideos(db, userId, fileIds)).map((video) => [videoIdOf(video), presentVideo(video)]),
  );
  return fileIds.flatMap((id) => records.get(id) ?? videos.get(id) ?? []);
}

/**
 * Answers `homework.upload`. Stores the file for the student; the next save attaches it to the work.
 * @throws {BusinessError} code 0 where the work accepts no files now, -600 for a file that is too large, -601
 *   for one of another kind, -603 where no space is left.
 */
export async function upload(
  { homeworkId, file }: UploadHomeworkIn,
  context: UserContext,
): Promise<HomeworkFile> {
  const { user, clock } = context;
  const found = await expectTextHomework(context.db, memberNow(context), homeworkId);
  const { homework } = found;
  const reason = whyNoFiles(found, clock.now());
  if (reason !== '') throw refused('homeworkId', reason);
  if (!(file instanceof File)) throw new BusinessError('-601', '文件上传失败，请重新上传', { field: 'file' });
  const extension = extensionOfName(file.name);
  if (!homework.fileTypes.includes(extension))
    throw new BusinessError('-601', `这份作业只收 ${homework.fileTypes.join('、')} 文件`, { field: 'file' });
  if (file.size > homework.maxBytes) throw new BusinessError('-600', '文件太大', { field: 'file' });
  const fileCategory = categoryOf(extension);
  return storeAttachment(context, file, async (tx, { key, size }) => {
    const fileName = fileNameOf(file.name, key);
    const now = clock.now();
    const id = await insertStudentRecord(tx, user, {
      key,
      fileName,
      fileCategory,
      uploadType: 'homework',
      now,
    });
    return present({ id, key, fileName, size });
  });
}

/** Answers `homework.storageJudge`. */
export async function storageJudge(
  { sourceSize }: StorageJudgeIn,
  { db, user }: UserContext,
): Promise<StorageJudge> {
  const { usedSize, totalSize } = await spaceOf(db, user);
  const result = usedSize + sourceSize <= totalSize;
  return { result, msg: result ? '' : NO_SPACE };
}
