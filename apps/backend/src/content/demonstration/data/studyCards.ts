/** Study cards of one kind; what they open is named as it is called on the shelf. */
export interface StudyCardContent {
  readonly name: string;
  readonly opens: readonly string[];
  /** How many of it a student chooses. @defaultValue all of it */
  readonly choose?: number;
  /** Days that the courses stay open. @defaultValue without end */
  readonly days?: number;
  /** Days from today until which a card can be used. */
  readonly holds: number;
  readonly isStopped?: boolean;
  readonly codes: readonly string[];
}

/** The study cards of one company's demonstration. */
export const qingheStudyCards: { readonly host: string; readonly batches: readonly StudyCardContent[] } = {
  host: 'localhost',
  batches: [
    {
      name: '职场新人学习卡',
      opens: ['职场新人双课包', 'Python 第一课'],
      days: 365,
      holds: 300,
      codes: ['QHZC-7M4K-2TPX-9RWD', 'QHZC-C6HN-8VQA-3JFY'],
    },
    {
      name: '新生礼 · 三选一',
      opens: ['高等数学（上）：极限、导数与积分', '线性代数直观课', '遗传学入门：豌豆的故事'],
      choose: 1,
      holds: 180,
      codes: ['QHXS-4DRT-9YUM-2KHB', 'QHXS-8PWE-5NCA-6TZL'],
    },
    {
      name: '暑期公益卡',
      opens: ['圆锥曲线二十讲'],
      days: 90,
      holds: -20,
      codes: ['QHSQ-5XGE-W2BK-6ZSL'],
    },
    {
      name: '讲座体验卡',
      opens: ['Excel：从表格到看板'],
      holds: 120,
      isStopped: true,
      codes: ['QHTY-3VBN-7KQM-4RDX'],
    },
  ],
};
