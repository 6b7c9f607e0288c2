import { amount, flag, text } from '@lectern/sdk';
import { currentUser, lastLearning } from '@lectern/sdk/endpoints/shell';
import { proxy } from 'valtio/vanilla';
import { request } from '../boot/client.ts';
import { isLoggedIn, session } from '../session/session.store.ts';

/** The logged-in student, as the header and the personal area show one. */
export interface Student {
  id: string;
  name: string;
  username: string;
  /** Masked by the server. */
  mobile: string;
  email: string;
  avatar: string;
  isMember: boolean;
  memberIcon: string;
  unread: number;
  points: number;
  /** True where the school demands a new password first (specification 4). */
  mustChangePassword: boolean;
}

/** Where the student stopped. */
export interface LastLearning {
  courseName: string;
  lessonName: string;
  href: string;
  progress: number;
}

export interface UserState {
  step: 'visitor' | 'loading' | 'ready' | 'failed';
  student: Student | undefined;
  lastLearning: LastLearning | undefined;
}

export const user = proxy<UserState>({ step: 'visitor', student: undefined, lastLearning: undefined });

async function loadStudent(): Promise<void> {
  const reply = await request(currentUser, {});
  const nickName = text(reply?.nickName);
  user.student = {
    id: text(reply?.userId) || session.userId,
    name: nickName || text(reply?.username) || text(reply?.mobile),
    username: text(reply?.username),
    mobile: text(reply?.mobile),
    email: text(reply?.email),
    avatar: text(reply?.headPicMax),
    isMember: flag(reply?.memberFlag),
    memberIcon: text(reply?.memberIco),
    unread: amount(reply?.unReadNum),
    points: amount(reply?.integralRemaining),
    mustChangePassword: amount(reply?.changePasswordConfig) > 0,
  };
}

async function loadLastLearning(): Promise<void> {
  const reply = await request(lastLearning, {});
  const courseName = text(reply?.courseName);
  user.lastLearning =
    courseName === ''
      ? undefined
      : {
          courseName,
          lessonName: text(reply?.lessonName),
          href: `#/class/type/video/page?${new URLSearchParams({
            classTypeId: text(reply?.courseId),
            lessonId: text(reply?.lessonId),
          })}`,
          progress: amount(reply?.progressPercent),
        };
}

/** Loads who is logged in and where they stopped; a failure of one leaves the other standing. */
export async function loadUser(): Promise<void> {
  if (!isLoggedIn()) {
    forgetUser();
    return;
  }
  user.step = 'loading';
  const [student] = await Promise.allSettled([loadStudent(), loadLastLearning()]);
  user.step = student.status === 'fulfilled' ? 'ready' : 'failed';
}

/** Shows the visitor's side again, after a log-out or an ended session. */
export function forgetUser(): void {
  Object.assign(user, { step: 'visitor', student: undefined, lastLearning: undefined });
}
