import { inBoth, type Pair } from '@lectern/ui/locale';
import type { Kind } from './address.ts';

/** Texts of the search. */
export const searchTexts = inBoth({
  title: ['搜索', 'Search'],
  titleOf: (text: string) => [`搜索“${text}”`, `Search for “${text}”`],
  field: ['搜索全站', 'Search the site'],
  hint: [
    '课程、老师、问答、学校动态、笔记，也可以用拼音',
    'Courses, teachers, Q&A, news or notes. Pinyin works too',
  ],
  kinds: {
    course: ['课程', 'Courses'],
    plan: ['培养计划', 'Training plans'],
    teacher: ['老师', 'Teachers'],
    question: ['问答', 'Q&A'],
    news: ['学校动态', 'News'],
    note: ['我的笔记', 'My notes'],
  } satisfies Record<Kind, Pair>,
  kindsLabel: ['结果的种类', 'Result types'],
  all: ['全部', 'All'],
  withCount: (name: string, count: string) => [`${name} ${count}`, `${name} ${count}`],
  package: ['套餐', 'Package'],
  failed: ['没有搜索出来，请检查网络', 'Search failed. Please check your connection'],
  loading: ['正在搜索', 'Searching'],
  found: (count: string) => [`共 ${count} 条结果`, count === '1' ? '1 result' : `${count} results`],
  near: (text: string) => [
    `没有完全符合“${text}”的内容，下面的相差一个字`,
    `No exact match for “${text}”. Showing close matches`,
  ],
  empty: (text: string) => [`没有找到与“${text}”有关的内容`, `No results for “${text}”`],
  noneOfKind: (kind: string) => [`${kind}里没有找到`, `No results in ${kind}`],
  noneHelp: ['换一个说法，少写几个字，或者用拼音试试', 'Try different or fewer words, or pinyin'],
  toCourses: ['看全部课程', 'See all courses'],
  toAll: ['看全部结果', 'See all results'],
  allOf: (kind: string, count: string) => [`全部 ${count} 条${kind}结果`, `All ${count} results in ${kind}`],
  start: ['输入想找的内容', 'Type what you are looking for'],
  recent: ['最近搜索', 'Recent searches'],
  forget: (text: string) => [`删除“${text}”`, `Delete “${text}”`],
  forgetAll: ['清除最近搜索', 'Clear recent searches'],
  offers: ['搜索建议', 'Suggestions'],
  offered: (count: number) => [
    count === 0 ? '没有建议' : `${count} 条建议，用上下键选择`,
    count === 0 ? 'No suggestions' : `${count} suggestions. Use arrow keys to choose`,
  ],
  everywhere: (text: string) => [`在全站搜索“${text}”`, `Search the site for “${text}”`],
});
