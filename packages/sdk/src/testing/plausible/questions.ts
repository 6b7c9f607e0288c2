import type { Question, Solution } from '../../endpoints/question/question.parts.schema.ts';

/** A question of the mock school's bank, with its solution. */
export type BankQuestion = Omit<Question, 'questionId'> & Solution;

const labels = (htmls: readonly string[]): Question['options'] =>
  htmls.map((html, at) => ({ label: String.fromCodePoint(65 + at), html }));

function question(
  type: BankQuestion['type'],
  stemHtml: string,
  options: readonly string[],
  key: readonly string[],
  explanationHtml: string,
  point: string,
): BankQuestion {
  return {
    type,
    materialId: null,
    stemHtml: `<p>${stemHtml}</p>`,
    options: labels(options),
    blankCount: type === 'blank' ? key.length : 0,
    key: type === 'open' ? [] : [...key],
    keyHtml: type === 'open' ? `<p>${key.join('')}</p>` : '',
    explanationHtml: `<p>${explanationHtml}</p>`,
    points: [point],
  };
}

/** Questions in the order of their ids. */
export const QUESTIONS: readonly BankQuestion[] = [
  question(
    'single',
    '函数 f(x) = x³ − 3x 的极大值点是',
    ['x = −1', 'x = 0', 'x = 1', 'x = 3'],
    ['A'],
    '导数为 3x² − 3，在 x = −1 处由正变负。',
    '极值与最值',
  ),
  question(
    'multiple',
    '下列函数中，在区间 (0, +∞) 上单调递增的有',
    ['y = x²', 'y = 1 / x', 'y = ln x', 'y = −x'],
    ['A', 'C'],
    '反比例函数与 y = −x 在该区间递减。',
    '函数的单调性',
  ),
  question(
    'judge',
    '导数为零的点一定是函数的极值点。',
    [],
    ['false'],
    '例如 y = x³ 在 x = 0 处导数为零，但不是极值点。',
    '极值与最值',
  ),
  question(
    'blank',
    '若 f(x) = x²，则 f′(3) = <span data-blank></span>。',
    [],
    ['6'],
    'f′(x) = 2x，代入 x = 3。',
    '导数的几何意义',
  ),
  question(
    'single',
    '“苏子与客泛舟游于赤壁之下”中的“泛”是什么意思？',
    ['漂浮', '广泛', '浮浅', '翻动'],
    ['A'],
    '“泛舟”即乘船浮行。',
    '文言实词',
  ),
  question(
    'open',
    '请说明楞次定律的内容，并举一个生活中的例子。',
    [],
    ['感应电流的磁场总要阻碍引起感应电流的磁通量的变化。'],
    '答出“阻碍变化”即可，例子合理给分。',
    '楞次定律',
  ),
  question(
    'single',
    'The book ____ I borrowed yesterday is interesting.',
    ['who', 'which', 'where', 'whose'],
    ['B'],
    '先行词是物，关系词在从句中作宾语。',
    '定语从句',
  ),
  question(
    'judge',
    '条形磁铁插入闭合线圈时，线圈中会产生感应电流。',
    [],
    ['true'],
    '穿过线圈的磁通量发生了变化。',
    '楞次定律',
  ),
  question(
    'multiple',
    '下列属于有机物的有',
    ['甲烷', '二氧化碳', '乙醇', '碳酸钠'],
    ['A', 'C'],
    '二氧化碳和碳酸盐通常归为无机物。',
    '有机物的概念',
  ),
  question(
    'blank',
    '“山重水复疑无路”的下一句是 <span data-blank></span>。',
    [],
    ['柳暗花明又一村'],
    '出自陆游《游山西村》。',
    '古诗词默写',
  ),
  question(
    'single',
    '从 5 人中选 2 人参加活动，共有多少种选法？',
    ['5', '10', '20', '25'],
    ['B'],
    '组合数 C(5, 2) = 10。',
    '排列组合',
  ),
  question(
    'single',
    '下列细胞结构中，被称为“动力工厂”的是',
    ['线粒体', '核糖体', '高尔基体', '液泡'],
    ['A'],
    '线粒体是有氧呼吸的主要场所。',
    '细胞的结构',
  ),
];

/** Returns the question of an id; every id has one. */
export function questionOf(questionId: string): BankQuestion {
  const at = Math.abs(Number.parseInt(questionId, 10) - 701) % QUESTIONS.length;
  const found = QUESTIONS[at] ?? QUESTIONS[0];
  if (found === undefined) throw new TypeError('The bank is empty');
  return found;
}
