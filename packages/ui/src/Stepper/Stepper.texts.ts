import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  states: {
    done: ['已完成', 'Done'],
    current: ['进行中', 'Now'],
    upcoming: ['未开始', 'To do'],
    failed: ['未通过', 'Not passed'],
  },
  gates: {
    proxy: ['代报名登记', 'Exam registration'],
    agreement: ['签署协议', 'Sign agreement'],
    info: ['完善信息', 'Complete details'],
    freeCourse: ['领取免费课程', 'Free courses'],
    face: ['人脸核验', 'Face check'],
    room: ['进入课堂', 'Enter class'],
  },
  way: ['开始学习前的步骤', 'Steps before you start'],
});
