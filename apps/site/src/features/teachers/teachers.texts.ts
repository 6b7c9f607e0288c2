import { formatNumber } from '@lectern/ui/locale';

export const teacherTexts = {
  zh: {
    title: '任课老师',
    courses: (count: number) => `${count} 门课程`,
    students: (count: number) => `${formatNumber(count)} 位学员`,
    about: '老师介绍',
    teaches: '开设的课程',
    noCourses: '这位老师的课程还在准备',
    none: '还没有老师资料',
    failed: '没有加载出来，可能是网络断开了',
    missing: '没有找到这位老师',
    back: '查看全部老师',
  },
  en: {
    title: 'Our teachers',
    courses: (count: number) => (count === 1 ? '1 course' : `${count} courses`),
    students: (count: number) => `${formatNumber(count)} students`,
    about: 'About',
    teaches: 'Courses',
    noCourses: 'Courses are being prepared',
    none: 'No teachers to show yet',
    failed: 'This did not load. The network may be down.',
    missing: 'This teacher was not found',
    back: 'See all teachers',
  },
};
