import type { Texts } from '@lectern/ui/locale';
import type { CategoryList } from './categories.store.ts';

const zh = {
  label: '题库分类',
  lists: {
    already: '在用',
    can: '可用',
    exam: '有考试',
    upgrade: '成绩待解锁',
  } satisfies Record<CategoryList, string>,
  failed: '题库分类没有加载出来',
  empty: {
    already: '还没有用过的题库',
    can: '能用的题库都在用了',
    exam: '没有给你安排考试的题库',
    upgrade: '没有待解锁的成绩',
  } satisfies Record<CategoryList, string>,
  emptyHelp: {
    already: '从“可用”里挑一个开始练习吧。',
    can: '学校开放新的题库后，会出现在这里。',
    exam: '学校安排考试后，会出现在这里。',
    upgrade: '付费看成绩的考试，会出现在这里。',
  } satisfies Record<CategoryList, string>,
  toBank: '去题库',
  subjects: '科目',
  until: (time: string) => `考试截止 ${time}`,
  price: (price: string) => `解锁成绩 ${price} 起`,
  actions: {
    already: '继续练习',
    can: '开始练习',
    exam: '去考试',
    upgrade: '看成绩',
  } satisfies Record<CategoryList, string>,
};

/** Texts of the account's categories of the question bank. */
export const categoriesTexts: Texts<typeof zh> = {
  zh,
  en: {
    label: 'Categories of the question bank',
    lists: { already: 'In use', can: 'Available', exam: 'With exams', upgrade: 'Results to unlock' },
    failed: 'The categories did not load',
    empty: {
      already: 'You have not used the question bank yet',
      can: 'You use all there are',
      exam: 'No exams for you in any category',
      upgrade: 'No results to unlock',
    },
    emptyHelp: {
      already: 'Choose one of those available and begin.',
      can: 'What your school opens next will be here.',
      exam: 'Exams that your school gives you will be here.',
      upgrade: 'Exams whose result is paid for will be here.',
    },
    toBank: 'To the question bank',
    subjects: 'Subjects',
    until: (time) => `Exams close ${time}`,
    price: (price) => `Results from ${price}`,
    actions: { already: 'Go on', can: 'Begin', exam: 'To the exams', upgrade: 'To the results' },
  },
};
