import { inBoth } from '../../../shared/i18n/inBoth.ts';

/** What is said at the top of the home page, which comes with the first code. */
export const stageTexts = inBoth({
  banners: ['学校推荐', 'Highlights'],
  categories: ['课程分类', 'Categories'],
  inCategory: (name: string) => [`${name}里的课`, `In ${name}`],
});
