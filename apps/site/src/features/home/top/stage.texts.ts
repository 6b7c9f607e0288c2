/** What is said at the top of the home page, which comes with the first code: two dictionaries, which need no function. */
export const stageTexts = {
  zh: {
    banners: '学校推荐',
    categories: '课程分类',
    inCategory: (name: string) => `${name}里的课`,
  },
  en: {
    banners: 'Highlights',
    categories: 'Categories',
    inCategory: (name: string) => `In ${name}`,
  },
};
