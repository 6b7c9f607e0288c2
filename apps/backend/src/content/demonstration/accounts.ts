import { PUBLISHED_PASSWORD } from '../../modules/login/index.ts';

/** An account of the demonstration, as it is printed at start. */
export interface DemoAccount {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  /** @defaultValue none is bound */
  readonly mobile?: string;
  /** @defaultValue none is bound */
  readonly email?: string;
  readonly name: string;
  /** What there is to see with it. */
  readonly about: string;
  /** @defaultValue nothing but the name */
  readonly profile?: DemoProfile;
  /** True where another password is demanded at the first log-in. @defaultValue false */
  readonly mustChangePassword?: boolean;
}

/** What a student's profile may say; `presentUser` reads it. */
export interface DemoProfile {
  readonly nickName?: string;
  /** 1 makes each log-in wait for a face. */
  readonly faceLoginFlag?: 0 | 1;
  /** Space for files, in bytes. @defaultValue a gigabyte */
  readonly totalSpace?: number;
}

/**
 * Who can log in to the demonstration. Other parts of it may give these students courses and orders;
 * they find them by host and user name.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    host: 'localhost',
    username: 'student',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000001',
    name: '林晓彤',
    about: '有课程、有订单的学员',
  },
  {
    host: 'localhost',
    username: 'newcomer',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000002',
    name: '周子昂',
    about: '刚注册，什么都没有',
  },
  {
    host: 'second.localhost',
    username: 'student',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000003',
    name: '陈思远',
    about: '另一家公司的学员，只能在一台设备上登录',
  },
  {
    host: 'localhost',
    username: 'returner',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000004',
    name: '许知夏',
    about: '课程已过期、订单已关闭的学员',
  },
  {
    host: 'localhost',
    username: 'member',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000005',
    name: '宋明远',
    about: '会员，有积分',
  },
  {
    host: 'localhost',
    username: 'firstlogin',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000006',
    name: '何书宁',
    about: '必须先修改密码',
    mustChangePassword: true,
  },
  {
    host: 'localhost',
    username: 'emma',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000007',
    name: 'Emma Wilson',
    about: '用英文界面学习的学员',
  },
  {
    host: 'localhost',
    username: 'facecheck',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000008',
    name: '沈若溪',
    about: '登录时要做人脸识别',
    profile: { faceLoginFlag: 1 },
  },
  {
    host: 'localhost',
    username: 'signer',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000009',
    email: 'signer@lectern.example',
    name: '顾言希',
    about: '课程前要签协议、完善信息或报名；存储空间已用完',
    profile: { totalSpace: 0 },
  },
  {
    host: 'localhost',
    username: 'gifted',
    password: PUBLISHED_PASSWORD,
    name: '程一鸣',
    about: '有一门学堂赠送的课，没有绑定手机号',
  },
  {
    host: 'localhost',
    username: 'applicant',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000012',
    name: '陆知行',
    about: '课程前要先完成考试代报名',
  },
  {
    host: 'localhost',
    username: 'saver',
    password: PUBLISHED_PASSWORD,
    name: '温知予',
    about: '有积分和过期的优惠券，还不是会员',
  },
  {
    host: 'second.localhost',
    username: 'signer',
    password: PUBLISHED_PASSWORD,
    mobile: '13800000011',
    name: '苏承诺',
    about: '另一家公司的学员，要签全部协议',
  },
];
