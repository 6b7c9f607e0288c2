import { amount, flag, text } from '@lectern/sdk';
import { currentUser, lastLearning } from '@lectern/sdk/endpoints/shell';
import { request } from '../boot/client.ts';
import type { LastLearning, Student } from './user.store.ts';

/** Asks who is logged in. */
export async function fetchStudent(): Promise<Student> {
  const reply = await request(currentUser, {});
  return {
    id: text(reply?.userId),
    name: text(reply?.nickName) || text(reply?.username) || text(reply?.mobile),
    username: text(reply?.username),
    mobile: text(reply?.mobile),
    email: text(reply?.email),
    avatar: text(reply?.headPicMax),
    isMember: flag(reply?.memberFlag),
    memberIcon: text(reply?.memberIco),
    unread: amount(reply?.unReadNum),
    points: amount(reply?.integralRemaining),
    mustChangePassword: [1, 2].includes(amount(reply?.changePasswordConfig)),
  };
}

/** Asks where the student stopped; undefined when they have not begun. */
export async function fetchLastLearning(): Promise<LastLearning | undefined> {
  const reply = await request(lastLearning, {});
  const courseName = text(reply?.courseName);
  if (courseName === '') return undefined;
  const place = new URLSearchParams({
    classTypeId: text(reply?.courseId),
    commodityId: text(reply?.commodityId),
    lessonId: text(reply?.lessonId),
  });
  return {
    courseName,
    lessonName: text(reply?.lessonName),
    href: `#/class/type/video/page?${place}`,
    progress: amount(reply?.progressPercent),
  };
}
