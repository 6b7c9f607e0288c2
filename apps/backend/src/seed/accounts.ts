/** An account of the demonstration, as it is printed at start. */
export interface DemoAccount {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly mobile: string;
  readonly name: string;
  /** What there is to see with it. */
  readonly about: string;
}

/** Who can log in to the demonstration. Other parts of it may give these students courses and orders. */
export const demoAccounts: readonly DemoAccount[] = [
  { host: 'localhost', username: 'student', password: 'Lectern2026', mobile: '13800000001', name: '林晓彤', about: '有课程、有订单的学员' },
  { host: 'localhost', username: 'newcomer', password: 'Lectern2026', mobile: '13800000002', name: '周子昂', about: '刚注册，什么都没有' },
  { host: 'second.localhost', username: 'student', password: 'Lectern2026', mobile: '13800000003', name: '陈思远', about: '另一家公司的学员' },
];
