import { dayOf } from '../../../platform/dates/days.ts';
import type { NewMessage } from '../message.repo.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

import { compose } from './compose.ts';

/** Sent after registration. */
export function welcome(to: MemberNow, companyName: string): NewMessage {
  return compose(to, {
    kind: 'system',
    title: `欢迎来到${companyName}`,
    titleEn: `Welcome to ${companyName}`,
    text: '您的账号已经可以使用。先去选一门课试听，或者到题库做一套入门卷看看水平。',
    textEn: 'Your account is ready. Hear a first lesson, or find out where you stand with a starter paper.',
    link: '#/course/list',
    idempotencyKey: 'welcome',
  });
}

/** What was changed about an account. */
export type AccountChange = 'password' | 'mobile' | 'email' | 'unbound' | 'payee';

const CHANGES: Readonly<Record<AccountChange, readonly [zh: string, en: string]>> = {
  password: ['登录密码', 'password'],
  mobile: ['绑定手机号', 'mobile number'],
  email: ['绑定邮箱', 'email address'],
  unbound: ['第三方登录', 'linked accounts'],
  payee: ['提现收款微信', 'WeChat for withdrawals'],
};

/**
 * Sent after a change of how the account is opened or who receives its money, so that its owner learns of it in
 * any case.
 */
export function accountChanged(to: MemberNow, change: AccountChange): NewMessage {
  const [zh, en] = CHANGES[change];
  return compose(to, {
    kind: 'system',
    title: `您的${zh}已修改`,
    titleEn: `Your ${en} was changed`,
    text: `您的${zh}刚刚修改成功。如果不是您本人操作，请马上修改密码并联系学校。`,
    textEn: `Your ${en} was changed just now. If that was not you, change your password at once and tell the school.`,
    link: '#/personal/setting/account',
    idempotencyKey: `account-${change}:${to.now.getTime()}`,
  });
}

const OWN_DATA = '#/personal/setting/privacy';

/** Sent when the archive of the student's data can be downloaded. */
export function archiveReady(to: MemberNow, expiresAt: Date): NewMessage {
  const until = dayOf(expiresAt);
  return compose(to, {
    kind: 'system',
    title: '您的数据可以下载了',
    titleEn: 'Your data is ready to download',
    text: `您申请导出的数据已经整理好，${until} 前可以下载。里面有证件号码和联系方式，请妥善保管。`,
    textEn: `Your data is ready to download until ${until}. It holds your ID number: store it safely.`,
    link: OWN_DATA,
    idempotencyKey: `own-data:${to.now.getTime()}`,
  });
}

/** Sent when the account is going to be closed, so that its owner learns of it in any case. */
export function accountCloses(to: MemberNow, closesAt: Date): NewMessage {
  const day = dayOf(closesAt);
  return compose(to, {
    kind: 'system',
    title: `您的账号将在 ${day} 注销`,
    titleEn: `Your account closes on ${day}`,
    text: `您申请了注销账号。${day} 之前可以随时撤销，之后账号和个人数据会被删除，无法恢复。如果不是您本人操作，请马上撤销并修改密码。`,
    textEn: `You can change your mind until ${day}; then all is deleted for good. If that was not you, change your password.`,
    link: OWN_DATA,
    idempotencyKey: `account-closes:${to.now.getTime()}`,
  });
}

/** Sent when the account cannot be closed yet because payments are pending. */
export function accountClosingWaits(to: MemberNow, closesAt: Date): NewMessage {
  const day = dayOf(closesAt);
  return compose(to, {
    kind: 'system',
    title: '账号暂时不能注销',
    titleEn: 'Your account cannot be closed yet',
    text: `还有款项在办理，账号改到 ${day} 注销。`,
    textEn: `Money of yours is still on its way. Your account closes on ${day} instead.`,
    link: OWN_DATA,
    idempotencyKey: `account-waits:${to.now.getTime()}`,
  });
}

/** A school's decision about an application to teach. */
export interface DecidedApplication {
  readonly outcome: 'accepted' | 'declined';
  /** Why it was declined. */
  readonly reason: string;
}

/** Sent when the school has decided about an application to teach. */
export function teacherApplicationDecided(
  to: MemberNow,
  { outcome, reason }: DecidedApplication,
): NewMessage {
  const isAccepted = outcome === 'accepted';
  return compose(to, {
    kind: 'school',
    title: isAccepted ? '欢迎加入教师团队' : '教师入驻申请没有通过',
    titleEn: isAccepted ? 'Welcome among our teachers' : 'Your application to teach was declined',
    text: isAccepted
      ? '你的入驻申请已经通过，老师会打电话和你约试讲的时间。'
      : `${reason} 修改后可以再次申请。`,
    textEn: isAccepted
      ? 'Your application was accepted. The school will call you about a first lesson.'
      : `${reason} You can revise it and apply again.`,
    link: '#/teacherLoginIn',
    idempotencyKey: `teacher-application:${to.now.getTime()}`,
  });
}
