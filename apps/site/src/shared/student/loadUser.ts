import { currentUser, lastLearning } from '@lectern/sdk/endpoints/shell';
import { request } from '../client/client.ts';
import { lessonHref } from '../routes/pages.ts';
import type { LastLearning, Student } from './student.ts';

/** Requests the logged-in student. */
export async function fetchStudent(): Promise<Student> {
  const reply = await request(currentUser, {});
  const { mute } = reply;
  return {
    id: reply.userId ?? '',
    name: reply.nickName || reply.username || (reply.mobile ?? ''),
    username: reply.username ?? '',
    mobile: reply.mobile ?? '',
    email: reply.email ?? '',
    avatar: reply.headPicMax ?? '',
    isMember: reply.memberFlag === 1,
    memberIcon: reply.memberIco ?? '',
    unread: reply.unReadNum ?? 0,
    points: reply.integralRemaining ?? 0,
    mustChangePassword: [1, 2].includes(reply.changePasswordConfig ?? 0),
    ...(mute !== undefined && { mute: { reason: mute.reason ?? '', until: mute.until ?? '' } }),
  };
}

/** Requests where the student stopped learning; undefined if they have not begun. */
export async function fetchLastLearning(): Promise<LastLearning | undefined> {
  const reply = await request(lastLearning, {});
  if (reply === undefined || (reply.courseName ?? '') === '') return undefined;
  return {
    courseName: reply.courseName ?? '',
    lessonName: reply.lessonName ?? '',
    href: lessonHref(reply, reply.lessonId),
    progress: reply.progressPercent ?? 0,
  };
}
