/** A work of the demonstration. */
export interface WorkContent {
  /** Key of its homework. */
  readonly homework: string;
  readonly state: 'draft' | 'submitted' | 'returned' | 'marked';
  readonly content: string;
  readonly score?: number | null;
  readonly comment?: string;
  /** Day on which it was saved, counted from today. */
  readonly day: number;
}

/** What `student` of 青禾学堂 has done of the homework, in every state. */
export const studentWorks: readonly WorkContent[] = [
  {
    homework: 'genetics-peas',
    state: 'returned',
    content: '豌豆自花传粉，不容易和别的混在一起。\n豌豆有很多容易分清的性状，比如高和矮。',
    comment: '前两条写得很清楚。还差一条，想想**花的大小和人工操作**有什么关系，补上后再交。',
    day: -1,
  },
  {
    homework: 'reactions-warmer',
    state: 'submitted',
    content:
      '反应物的总能量高于生成物，差值就是 $\\Delta H<0$，所以是放热反应。\n反应要先越过活化能那座“山”，点燃就是给它这个能量。',
    day: -1,
  },
  {
    homework: 'reactions-hess',
    state: 'marked',
    content:
      '$\\mathrm{4Fe+3O_2+6H_2O=4Fe(OH)_3}$，放热。\n食盐是电解质，让铁粉和活性炭组成许多小原电池，反应更快；活性炭还能吸附水和氧气。',
    score: 92,
    comment: '原电池的解释很到位。方程式可以再写出放出的热量，会更完整。',
    day: -8,
  },
];
