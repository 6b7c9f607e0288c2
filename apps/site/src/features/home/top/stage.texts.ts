/** What is said at the top of the home page, which comes with the first code. */
export const stageTexts = {
  zh: {
    banners: '学校推荐',
    banner: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
    categories: '课程分类',
    inCategory: (name: string) => `${name}里的课`,
  },
  en: {
    banners: 'Highlights',
    banner: (index: number, count: number) => `${index} of ${count}`,
    categories: 'Categories',
    inCategory: (name: string) => `In ${name}`,
  },
};
