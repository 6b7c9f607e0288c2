import type { RowOf } from '../school/table.ts';
import { readRows } from '../school/sources/rows.ts';
import { students } from '../school/tables/students.ts';
import { FOLDERS, readTables } from './tables.ts';

/** An account of the demonstration, as printed at the start. */
export interface DemoAccount {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  /** Empty where the account has none. */
  readonly mobile: string;
  /** What the account shows. */
  readonly about: string;
}

const ABOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  localhost: {
    student: '有课程、有订单的学员',
    newcomer: '刚注册，什么都没有',
    returner: '课程已过期、订单已关闭的学员',
    member: '会员，有积分',
    firstlogin: '必须先修改密码',
    emma: '用英文界面学习的学员',
    facecheck: '登录时要做人脸识别',
    signer: '课程前要签协议、完善信息或报名；存储空间已用完',
    gifted: '有一门学堂赠送的课，没有绑定手机号',
    applicant: '课程前要先完成考试代报名',
    saver: '有积分和过期的优惠券，还不是会员',
  },
  'second.localhost': {
    student: '另一家公司的学员，只能在一台设备上登录',
    signer: '另一家公司的学员，要签全部协议',
  },
};

/** Reads the accounts of the demonstration from its tables of students. */
export async function readDemoAccounts(): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const [host, folder] of Object.entries(FOLDERS)) {
    const { sheets } = await readTables(folder, [students]);
    const rows = sheets.flatMap((sheet) => readRows(students.table, sheet, []));
    for (const { row } of rows) {
      const { key, firstPassword, mobile } = row as RowOf<typeof students.table>;
      const about = ABOUT[host]?.[key];
      if (about !== undefined) accounts.push({ host, username: key, password: firstPassword, mobile, about });
    }
  }
  return accounts;
}
