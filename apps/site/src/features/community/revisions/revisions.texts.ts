import type { Texts } from '@lectern/ui/locale';

const zh = {
  edit: '修改',
  editTitle: '修改内容',
  title: '标题',
  content: '内容',
  hint: '公式写在两个 $ 之间，例如 $x^2$。修改前的内容会留在记录里。',
  save: '保存修改',
  saved: '已修改',
  notSaved: '没有连上学校，请再试一次',
  edited: (count: number) => `修改过 ${count} 次`,
  history: '修改记录',
  until: (time: string) => `${time} 之前`,
  mention: '提到 TA',
};

/** Words of changing what one wrote, and of what it was before. */
export const revisionsTexts: Texts<typeof zh> = {
  zh,
  en: {
    edit: 'Edit',
    editTitle: 'Edit what you wrote',
    title: 'Title',
    content: 'Words',
    hint: 'A formula stands between two $, as $x^2$. What you wrote before stays to be read.',
    save: 'Save',
    saved: 'Changed',
    notSaved: 'The school was not reached. Please try again',
    edited: (count) => (count === 1 ? 'Edited once' : `Edited ${count} times`),
    history: 'What it was before',
    until: (time) => `Until ${time}`,
    mention: 'Mention',
  },
};
