import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** Texts about changing a contribution, and about its earlier versions. */
export const revisionsTexts = inBoth({
  edit: ['修改', 'Edit'],
  editTitle: ['修改内容', 'Edit what you wrote'],
  title: ['标题', 'Title'],
  content: ['内容', 'Words'],
  hint: [
    '公式写在两个 $ 之间，例如 $x^2$。修改前的内容会留在记录里。',
    'A formula stands between two $, as $x^2$. What you wrote before stays to be read.',
  ],
  save: ['保存修改', 'Save'],
  saved: ['已修改', 'Changed'],
  notSaved: ['没有连上学校，请再试一次', 'The school was not reached. Please try again'],
  edited: (count: number) => [`修改过 ${count} 次`, count === 1 ? 'Edited once' : `Edited ${count} times`],
  history: ['修改记录', 'What it was before'],
  until: (time: string) => [`${time} 之前`, `Until ${time}`],
  mention: ['提到 TA', 'Mention'],
});
