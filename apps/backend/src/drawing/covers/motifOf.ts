import type { CoverMotif } from './cover.ts';

/** Words of names with their motifs; the first that fits is used, so that narrow subjects precede wide ones. */
const MOTIFS: readonly (readonly [RegExp, CoverMotif])[] = [
  [/数学|几何|代数|函数|微积分|概率|奥数|math|algebra|geometry|calculus/i, 'mathematics'],
  [/人工智能|机器学习|数据|统计|excel|machine learning|data|statistics/i, 'data'],
  [/体系结构|物理|力学|电路|电工|architecture|physics|mechanics/i, 'physics'],
  [/化学|化工|材料|chemistry/i, 'chemistry'],
  [/生物|医|护理|药|健康|心理|biology|medic|nursing|health|psychology/i, 'biology'],
  [/网络|地理|旅游|network|geography/i, 'geography'],
  [
    /软件工程|商|经济|金融|会计|财务|管理|营销|税|建造|management|business|econom|finance|account/i,
    'business',
  ],
  [/编程|程序|代码|算法|计算机|操作系统|python|java|programming|computer/i, 'programming'],
  [/web|前端|设计|美术|绘画|摄影|design|painting|photography/i, 'design'],
  [
    /编译|外语|[英日法德韩俄]语|口语|雅思|托福|语言|language|compiler|english|japanese|french|german/i,
    'language',
  ],
  [/语文|作文|古诗|文言|汉语|国学|chinese/i, 'chinese'],
  [/历史|政治|思政|法律|法学|法考|公务员|history|politics|law/i, 'history'],
  [/音乐|钢琴|声乐|吉他|music|piano/i, 'music'],
];

/** Returns the motif that fits a subject's names best; reading where none does. */
export const motifOf = (names: readonly string[]): CoverMotif =>
  MOTIFS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'reading';
