/**
 * Texts at the top of the home page. They are part of the first bundle, so they are two plain dictionaries,
 * which need no `inBoth`.
 */
export const stageTexts = {
  zh: { banners: '学校推荐', categories: '课程分类', inCategory: (name: string) => `${name}里的课` },
  en: { banners: 'Highlights', categories: 'Categories', inCategory: (name: string) => `In ${name}` },
};
