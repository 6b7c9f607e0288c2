/** What a student has. */
export interface HoldingContent {
  readonly username: string;
  /** Changes of the points: days ago, how many, and what for. */
  readonly points: readonly (readonly [daysAgo: number, points: number, remark: string])[];
  /** Coupons by the keys of their batches in the folder. */
  readonly coupons?: readonly string[];
  /** Changes of the balance: days ago, what it was, yuan, and what for. */
  readonly balance?: readonly (readonly [
    daysAgo: number,
    kind: 'charge' | 'card' | 'spent',
    yuan: number,
    remark: string,
  ])[];
  /** The code that is sent to friends, and who came: days ago, and the points for it. */
  readonly invites?: {
    readonly code: string;
    readonly friends: readonly (readonly [daysAgo: number, points: number])[];
  };
  /** A membership by the key of its level in the folder. */
  readonly membership?: { readonly level: string; readonly daysAgo: number };
}

/** What students of 青禾学堂 have. */
export const holdings: readonly HoldingContent[] = [
  {
    username: 'student',
    points: [
      [38, 100, '注册礼'],
      [30, 10, '每日一练'],
      [29, 10, '每日一练'],
      [26, 5, '章节练习：函数与极限'],
      [21, 100, '学期打卡满 30 天'],
      [15, -80, '兑换：错题本一册'],
      [9, 10, '每日一练'],
      [6, 10, '试卷：高等数学模拟卷'],
      [4, 5, '章节练习：导数'],
      [2, 50, '写下课程评价'],
    ],
    coupons: ['spring', 'tenth', 'welcome'],
    invites: {
      code: 'QHTX2026',
      friends: [
        [33, 50],
        [12, 50],
        [3, 0],
      ],
    },
    balance: [
      [96, 'charge', 200, '在线充值'],
      [96, 'spent', -129, '高等数学：极限与连续'],
      [61, 'card', 100, '充值卡 尾号 0063'],
      [40, 'spent', -69, '英语写作二十讲'],
      [18, 'charge', 100, '在线充值'],
      [17, 'spent', -39, '月度会员'],
      [5, 'card', 50, '充值卡 尾号 0071'],
    ],
  },
  {
    username: 'member',
    points: [
      [300, 5_000, '老学员回馈'],
      [210, 8_000, '年度会员赠送'],
      [120, -600, '兑换：考研词汇手册'],
      [45, 270, '章节练习一整学期'],
      [3, 10, '每日一练'],
    ],
    coupons: ['spring', 'tenth'],
    balance: [
      [212, 'charge', 500, '在线充值'],
      [210, 'spent', -299, '年度会员'],
      [132, 'card', 100, '充值卡 尾号 0042'],
      [131, 'spent', -199, '考研英语词汇'],
      [33, 'charge', 200, '在线充值'],
      [20, 'spent', -79, '概率论专题'],
    ],
    membership: { level: 'year', daysAgo: 210 },
  },
  {
    username: 'emma',
    points: [
      [16, 80, '注册礼'],
      [5, 10, '每日一练'],
    ],
    coupons: ['spring'],
  },
  {
    username: 'saver',
    points: [
      [12, 100, '注册礼'],
      [10, 10, '每日一练'],
      [3, -30, '兑换：书签一套'],
    ],
    coupons: ['welcome'],
  },
];
