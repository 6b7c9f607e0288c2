import type { Texts } from '../locale/index.ts';

const zh = {
  states: { done: '已完成', current: '进行中', upcoming: '未开始', failed: '未通过' },
  gates: {
    proxy: '代报名登记',
    agreement: '签署协议',
    info: '完善信息',
    freeCourse: '领取免费课程',
    face: '人脸核验',
    room: '进入课堂',
  },
  way: '开始学习前的步骤',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    states: { done: 'Done', current: 'Now', upcoming: 'To do', failed: 'Not passed' },
    gates: {
      proxy: 'Exam registration',
      agreement: 'Sign agreement',
      info: 'Complete details',
      freeCourse: 'Free courses',
      face: 'Face check',
      room: 'Enter class',
    },
    way: 'Steps before you start',
  },
};
