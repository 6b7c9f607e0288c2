import { inBoth } from '@lectern/ui/locale';
import type { TextSize } from './tools.store.ts';

const sizes = {
  zh: { normal: '标准', large: '大', larger: '特大' },
  en: { normal: 'normal', large: 'large', larger: 'larger' },
} as const;

/** Texts of the student's tools. */
export const toolsTexts = inBoth({
  tools: ['答题工具', 'Tools'],
  highlight: ['高亮', 'Highlight'],
  highlightHelp: [
    '选中题干里的文字就会高亮，点一下高亮处可以取消',
    'Select text in the question to highlight it; click a highlight to remove it',
  ],
  clear: ['清除本题高亮', 'Clear highlights'],
  strike: ['排除选项', 'Rule out'],
  size: (size: TextSize) => [`字号 ${sizes.zh[size]}`, `Text ${sizes.en[size]}`],
  note: ['笔记', 'Note'],
  noteLabel: ['这道题的笔记', 'Your note on this question'],
  noteHint: ['只有你自己看得到，不影响成绩', 'Only you can see this. It does not affect your score'],
  hasKeys: ['用单个按键操作', 'Use single-key shortcuts'],
});
