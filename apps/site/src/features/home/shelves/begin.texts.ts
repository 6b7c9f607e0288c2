/** What leads a student who has nothing yet to their first questions. */
export const beginTexts = {
  zh: { title: '选一科，定个目标', text: '两个小问题，马上知道从哪里开始' },
  en: { title: 'Choose a subject and a goal', text: 'Two short questions, and you know where to begin' },
};
