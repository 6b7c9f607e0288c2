import { inBoth } from '@lectern/ui/locale';

/** Texts about changing a contribution, and about its earlier versions. */
export const revisionsTexts = inBoth({
  edit: ['修改', 'Edit'],
  editTitle: ['修改内容', 'Edit post'],
  title: ['标题', 'Title'],
  content: ['内容', 'Content'],
  hint: [
    '公式写在两个 $ 之间，例如 $x^2$。修改前的内容会留在记录里。',
    'Put formulas between two $ signs, e.g. $x^2$. Earlier versions stay in the edit history.',
  ],
  save: ['保存修改', 'Save'],
  saved: ['已修改', 'Changes saved'],
  notSaved: ['没有连上学校，请再试一次', 'Could not connect to the school. Please try again'],
  edited: (count: number) => [`修改过 ${count} 次`, count === 1 ? 'Edited once' : `Edited ${count} times`],
  history: ['修改记录', 'Edit history'],
  until: (time: string) => [`${time} 之前`, `Until ${time}`],
  mention: ['提到 TA', 'Mention'],
});
