import type { Texts } from '@lectern/ui/locale';
import type { TextSize } from './tools.store.ts';

const sizes = {
  zh: { normal: '标准', large: '大', larger: '特大' },
  en: { normal: 'normal', large: 'large', larger: 'larger' },
} as const;

const zh = {
  tools: '答题工具',
  highlight: '高亮',
  highlightHelp: '选中题干里的文字就会高亮，点一下高亮处可以取消',
  clear: '清除本题高亮',
  strike: '排除选项',
  size: (size: TextSize) => `字号 ${sizes.zh[size]}`,
  note: '笔记',
  noteLabel: '这道题的笔记',
  noteHint: '只有你自己看得到，不影响成绩',
  hasKeys: '用单个按键操作',
};

/** What the student's tools say. */
export const toolsTexts: Texts<typeof zh> = {
  zh,
  en: {
    tools: 'Tools',
    highlight: 'Highlight',
    highlightHelp: 'Select words of the question to highlight them; click a highlight to remove it',
    clear: 'Clear highlights',
    strike: 'Rule out',
    size: (size) => `Text ${sizes.en[size]}`,
    note: 'Note',
    noteLabel: 'Your note on this question',
    noteHint: 'Only you see it; it counts for nothing',
    hasKeys: 'Use single keys',
  },
};
