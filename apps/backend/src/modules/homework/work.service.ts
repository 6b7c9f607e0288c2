import type { SavedHomework, SaveHomeworkIn } from '@lectern/sdk/endpoints/homework';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { extensionOfName, findLastingRecords } from '../upload/index.ts';
import { isReplaceable, whyNotChangeable } from './changeable.ts';
import { expectTextHomework, type FoundHomework, isOpen, stateOf } from './homework.repo.ts';
import { type HomeworkRow, homeworkWorks, type Work } from './homework.tables.ts';
import { versionOf } from './versions.ts';
import { findVideos } from './videos/videos.repo.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';

const ofStudent = ({ userId }: MemberNow, { id }: Pick<HomeworkRow, 'id'>) =>
  and(eq(homeworkWorks.userId, userId), eq(homeworkWorks.homeworkId, id));

/** Inserts a work unless it exists, and locks it until the transaction ends. */
async function lockWork(
  tx: Queryable,
  student: MemberNow,
  homework: HomeworkRow,
): Promise<{ readonly work: Work; readonly isNew: boolean }> {
  const { companyId, userId, now } = student;
  const startedWork = await tx
    .insert(homeworkWorks)
    .values({ companyId, userId, homeworkId: homework.id, savedAt: now })
    .onConflictDoNothing({ target: [homeworkWorks.userId, homeworkWorks.homeworkId] })
    .returning({ id: homeworkWorks.id });
  const [work] = await tx.select().from(homeworkWorks).where(ofStudent(student, homework)).for('update');
  if (work === undefined) throw new Error('The work was not begun');
  return { work, isNew: startedWork.length > 0 };
}

/** @throws {BusinessError} code 0 for files that are not the student's, of another kind, too large or too many. */
async function validateFiles(
  tx: Queryable,
  { userId }: MemberNow,
  { id, fileTypes, maxBytes, maxFiles }: HomeworkRow,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > maxFiles)
    throw refused('fileIds', maxFiles === 0 ? '这份作业不收文件' : `最多上传 ${maxFiles} 个文件`);
  const videos = (await findVideos(tx, userId, fileIds)).filter(({ homeworkId }) => homeworkId === id);
  const files = [...(await findLastingRecords(tx, userId, fileIds)), ...videos];
  if (files.length < fileIds.length) throw refused('fileIds', '没有找到上传的文件，请重新上传');
  const odd = files.find(({ fileName }) => !fileTypes.includes(extensionOfName(fileName)));
  if (odd !== undefined) throw refused('fileIds', `${odd.fileName}：这份作业不收这种文件`);
  const large = files.find(({ size }) => size > maxBytes);
  if (large !== undefined) throw refused('fileIds', `${large.fileName}：文件太大`);
  const cut = videos.find(({ state }) => state === 'uploading' || state === 'failed');
  if (cut !== undefined)
    throw refused(
      'fileIds',
      cut.state === 'failed' ? `${cut.fileName}：视频无法播放，请换一个` : `${cut.fileName}：视频还没有传完`,
    );
}

/** Returns the later of `now` and one millisecond after a moment, so that two saves within a millisecond differ. */
const after = (moment: Date, now: Date): Date => new Date(Math.max(now.getTime(), moment.getTime() + 1));

const isSameWork = ({ content, fileIds }: Work, input: SaveHomeworkIn): boolean =>
  content === input.content &&
  fileIds.length === input.fileIds.length &&
  fileIds.every((id, index) => id === input.fileIds[index]);

/** Returns the columns of a work that is handed in. @param replaces whether an earlier submission is kept beside it */
function handedInColumns(work: Work, { dueAt }: HomeworkRow, replaces: boolean, now: Date) {
  const columns = { state: 'submitted', submittedAt: now, comment: '', markedFiles: [] } as const;
  // A work that the teacher returned was in time, however long the correction takes.
  if (work.submittedAt === null) return { ...columns, isLate: dueAt !== null && dueAt <= now };
  return replaces ? { ...columns, replaced: [...work.replaced, versionOf(work, work.submittedAt)] } : columns;
}

/**
 * Answers `homework.save`. Saving the same content again changes nothing, so the call may be repeated. A
 * returned work stays returned until it is handed in again. A submitted work can be replaced until the due time
 * by a call that names its `savedAt`; the replaced version is kept.
 * @throws {BusinessError} code 0 after the due time, for work already handed in or changed elsewhere meanwhile,
 *   for invalid files, and for an empty submission.
 */
export async function save(input: SaveHomeworkIn, context: UserContext): Promise<SavedHomework> {
  const { homeworkId, content, fileIds, submitFlag, savedAt: known } = input;
  const student = memberNow(context);
  const { now } = student;
  const found = await expectTextHomework(context.db, student, homeworkId);
  const { homework } = found;
  const isHandIn = submitFlag === 1;
  const text = await renderForStorage(content);
  return context.transaction(async (tx) => {
    const { work, isNew } = await lockWork(tx, student, homework);
    const isSame = !isNew && isSameWork(work, input);
    if (isSame && (!isHandIn || work.state === 'submitted'))
      return { homeworkId, state: work.state, savedAt: work.savedAt.toISOString() };
    const stands = isNew ? '' : work.savedAt.toISOString();
    // Replacing requires the current `savedAt`, which proves that the student has seen what they replace.
    const replaces = isHandIn && known !== undefined && isReplaceable(found, work, now);
    const reason = replaces ? '' : whyNotChangeable(stateOf(found, work, now));
    if (reason !== '') throw refused('homeworkId', reason);
    if (!isSame && known !== undefined && known !== stands) throw refused('savedAt', '这份作业在别处改过了');
    await validateFiles(tx, student, homework, fileIds);
    if (isHandIn && content.trim() === '' && fileIds.length === 0)
      throw refused('content', '请先写点内容或上传文件');
    const columns = isHandIn ? handedInColumns(work, homework, replaces, now) : { state: work.state };
    const savedAt = isSame ? work.savedAt : isNew ? now : after(work.savedAt, now);
    await tx
      .update(homeworkWorks)
      .set({ ...text, fileIds, savedAt, ...columns })
      .where(eq(homeworkWorks.id, work.id));
    return { homeworkId, state: columns.state, savedAt: savedAt.toISOString() };
  });
}

/** Stores the time a student has spent on their work, which only grows; does nothing where no work was begun. */
export async function storeWorkSeconds(
  tx: Queryable,
  student: MemberNow,
  found: FoundHomework,
  seconds: number,
): Promise<void> {
  const [work] = await tx
    .select()
    .from(homeworkWorks)
    .where(ofStudent(student, found.homework))
    .for('update');
  if (work === undefined || !isOpen(stateOf(found, work, student.now)) || seconds <= work.workSeconds) return;
  await tx.update(homeworkWorks).set({ workSeconds: seconds }).where(eq(homeworkWorks.id, work.id));
}
