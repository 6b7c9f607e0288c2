import { inBoth, type Pair } from '@lectern/ui/locale';
import type { CategoryList } from './categories.store.ts';

/** Texts of the account's categories of the question bank. */
export const categoriesTexts = inBoth({
  label: ['题库分类', 'Question bank categories'],
  lists: {
    already: ['在用', 'In use'],
    can: ['可用', 'Available'],
    exam: ['有考试', 'With exams'],
    upgrade: ['成绩待解锁', 'Results to unlock'],
  } satisfies Record<CategoryList, Pair>,
  failed: ['题库分类没有加载出来', 'The categories could not be loaded'],
  empty: {
    already: ['还没有用过的题库', 'You have not used the question bank yet'],
    can: ['能用的题库都在用了', 'You are using all of them'],
    exam: ['没有给你安排考试的题库', 'No exams assigned to you'],
    upgrade: ['没有待解锁的成绩', 'No results to unlock'],
  } satisfies Record<CategoryList, Pair>,
  emptyHelp: {
    already: ['从“可用”里挑一个开始练习吧。', 'Choose one from Available to start practising.'],
    can: ['学校开放新的题库后，会出现在这里。', 'New question banks from your school will appear here.'],
    exam: ['学校安排考试后，会出现在这里。', 'Exams set by your school will appear here.'],
    upgrade: ['付费看成绩的考试，会出现在这里。', 'Exams with paid results will appear here.'],
  } satisfies Record<CategoryList, Pair>,
  toBank: ['去题库', 'Go to question bank'],
  subjects: ['科目', 'Subjects'],
  until: (time: string) => [`考试截止 ${time}`, `Exams close ${time}`],
  price: (price: string) => [`解锁成绩 ${price} 起`, `Results from ${price}`],
  actions: {
    already: ['继续练习', 'Continue'],
    can: ['开始练习', 'Start'],
    exam: ['去考试', 'Go to exams'],
    upgrade: ['看成绩', 'See results'],
  } satisfies Record<CategoryList, Pair>,
});
