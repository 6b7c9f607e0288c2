import type {
  CanSubmit,
  HomeworkCounts,
  HomeworkDetail,
  HomeworkIn,
  HomeworkLessonPage,
  HomeworkLessonsIn,
  HomeworkListIn,
  HomeworkPage,
  LeaveNotifyIn,
} from '@lectern/sdk/endpoints/homework';
import type { UserContext } from '../../platform/http/context.ts';
import { markupOf, markupOfSchool } from '../../platform/richText/storedText.ts';
import { findWorkFiles, presentMarkedFiles, presentTaskFiles } from './files.ts';
import {
  countLessons,
  expectHomework,
  findHomeworks,
  findLessons,
  presentHomework,
} from './homework.repo.ts';
import { videoTypesOf } from './videos/videos.ts';
import { isReplaceable, whyNotChangeable } from './changeable.ts';
import { storeWorkSeconds } from './work.service.ts';
import { memberNow } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Answers `homework.lessons`. */
export const lessons = (
  { classTypeId, openFlag, ...page }: HomeworkLessonsIn,
  context: UserContext,
): Promise<HomeworkLessonPage> =>
  findLessons(context.db, memberNow(context), { classTypeId, isOpenOnly: openFlag === 1 }, pageOf(page));

/** Answers `homework.lessonCounts`. */
export const lessonCounts = (_: object, context: UserContext): Promise<HomeworkCounts> =>
  countLessons(context.db, memberNow(context));

/** Answers `homework.canSubmit`. */
export async function canSubmit({ homeworkId }: HomeworkIn, context: UserContext): Promise<CanSubmit> {
  const student = memberNow(context);
  const { state } = await expectHomework(context.db, student, homeworkId);
  const reason = whyNotChangeable(state);
  return { canSubmit: reason === '', reason, serverTime: student.now.toISOString() };
}

/** Answers `homework.list`. */
export const list = (
  { pageNo, pageSize, ...filter }: HomeworkListIn,
  context: UserContext,
): Promise<HomeworkPage> =>
  findHomeworks(context.db, memberNow(context), filter, pageOf({ pageNo, pageSize }));

/** Answers `homework.finishPage`: lists submitted and marked work. */
export const finishPage = (
  { pageNo, pageSize, ...filter }: HomeworkListIn,
  context: UserContext,
): Promise<HomeworkPage> =>
  findHomeworks(context.db, memberNow(context), { ...filter, isDone: true }, pageOf({ pageNo, pageSize }));

/** Answers `homework.paperPage`. */
export const paperPage = (
  { pageNo, pageSize, ...filter }: HomeworkListIn,
  context: UserContext,
): Promise<HomeworkPage> =>
  findHomeworks(context.db, memberNow(context), { ...filter, isPaper: true }, pageOf({ pageNo, pageSize }));

/** Answers `homework.detail` and `homework.preview`: shows the work as the teacher sees it. */
export async function detail({ homeworkId }: HomeworkIn, context: UserContext): Promise<HomeworkDetail> {
  const student = memberNow(context);
  const found = await expectHomework(context.db, student, homeworkId);
  const { homework, work, teacherName } = found;
  const content = work?.content ?? '';
  const files = await findWorkFiles(context.db, work);
  return {
    homework: presentHomework(found),
    taskHtml: markupOfSchool(homework.task, 'document'),
    taskFiles: presentTaskFiles(homework),
    content,
    contentHtml: work === undefined ? '' : markupOf(work),
    files,
    markedFiles: presentMarkedFiles(work?.markedFiles ?? [], files),
    commentHtml: markupOfSchool(work?.comment ?? '', 'rich'),
    teacherName,
    savedAt: work?.savedAt.toISOString() ?? null,
    fileTypes: [...homework.fileTypes],
    videoTypes: videoTypesOf(homework, context.services),
    maxBytes: homework.maxBytes,
    maxFiles: homework.maxFiles,
    takesLateFlag: homework.takesLate ? 1 : 0,
    workSeconds: work?.workSeconds ?? 0,
    replaceableFlag: isReplaceable(found, work, student.now) ? 1 : 0,
    replaced: await Promise.all(
      (work?.replaced ?? []).map(async ({ contentHtml, fileIds, submittedAt, comment, markedFiles }) => {
        const own = await findWorkFiles(context.db, { userId: student.userId, fileIds });
        return {
          submittedAt,
          contentHtml,
          files: own,
          commentHtml: markupOfSchool(comment ?? '', 'rich'),
          markedFiles: presentMarkedFiles(markedFiles ?? [], own),
        };
      }),
    ),
  };
}

/** Answers `homework.leaveNotify`. */
export async function leaveNotify(
  { homeworkId, seconds }: LeaveNotifyIn,
  context: UserContext,
): Promise<null> {
  const student = memberNow(context);
  const found = await expectHomework(context.db, student, homeworkId);
  await context.transaction((tx) => storeWorkSeconds(tx, student, found, seconds));
  return null;
}
