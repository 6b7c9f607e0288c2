import { inBoth } from '../../shared/i18n/inBoth.ts';

export const homeTexts = inBoth({
  continueTitle: ['继续学习', 'Continue learning'],
  continueReason: ['从上次停下的地方接着学', 'Pick up where you left off'],
  continueWith: (lesson: string) => [`学到：${lesson}`, `Last: ${lesson}`],
  startTitle: ['开始学习', 'Start learning'],
  beginTitle: ['选一门课', 'Choose a course'],
  beginText: ['学到哪一节，这里会记得', 'We will remember where you stopped'],
  progress: (percent: number) => [`已学 ${percent}%`, `${percent}% done`],
  more: ['查看更多', 'See more'],
  moreOf: (title: string) => [`查看更多：${title}`, `See more: ${title}`],
  teachers: ['任课老师', 'Our teachers'],
  teachersReason: ['每一门课，都有人认真备过', 'Every course is prepared with care'],
  allTeachers: ['全部老师', 'All teachers'],
  news: ['学校动态', 'News'],
  allNews: ['全部动态', 'All news'],
  numbers: ['学校数字', 'The school in numbers'],
  number: {
    courses: ['门课程', 'courses'],
    lessons: ['节课', 'lessons'],
    teachers: ['位老师', 'teachers'],
    students: ['位同学', 'students'],
  },
  emptyTitle: ['课程正在上架', 'Courses are coming soon'],
  emptyText: [
    '学校还没有发布课程，过些时候再来看看。',
    'This school has not published any courses yet. Please come back soon.',
  ],
  failedTitle: ['首页没有加载出来', 'The home page could not be loaded'],
  failedText: [
    '可能是网络断开了。页面其余部分还可以用。',
    'The network may be down. The rest of the page still works.',
  ],
  retry: ['重新加载', 'Try again'],
  kinds: { live: ['直播课', 'Live'], recorded: ['录播课', 'Recorded'], package: ['套餐', 'Package'] },
});
