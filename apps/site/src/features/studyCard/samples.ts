import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import type { StudyCard, StudyCardReturn } from '@lectern/sdk/endpoints/course';

/** A course as the server describes it. */
export const courseCard = (
  commodityId: string,
  courseName: string,
  fields: Partial<CourseCard> = {},
): CourseCard => ({
  commodityId,
  courseId: `1${commodityId}`,
  classTypeId: `1${commodityId}`,
  courseName,
  courseNameEn: '',
  cover: '',
  kind: 'recorded',
  commodityType: 1,
  teacherName: '秦以恒',
  teacherNameEn: '',
  lessonCount: 18,
  studentCount: 320,
  ratingAverage: 4.8,
  priceCents: 19_900,
  listPriceCents: 29_900,
  freeFlag: 0,
  owned: false,
  progressPercent: 0,
  ...fields,
});

/** A study card that opens a package and a course. */
export const studyCardReply = (fields: Partial<StudyCard> = {}): StudyCard => ({
  cardId: '3',
  cardName: '职场新人学习卡',
  state: 'usable',
  orderId: null,
  chooseCount: 0,
  days: 365,
  startsAt: null,
  endsAt: '2099-03-01T04:00:00.000Z',
  commodities: [
    courseCard('7', '职场新人双课包', { commodityType: 2, teacherName: '', lessonCount: 44 }),
    courseCard('8', 'Python 第一课', { owned: true, progressPercent: 40 }),
  ],
  ...fields,
});

/** A study card of which one course may be chosen. */
export const choiceReply = studyCardReply({
  cardName: '新生礼 · 三选一',
  chooseCount: 1,
  days: null,
  commodities: [
    courseCard('1', '高等数学（上）：极限、导数与积分'),
    courseCard('2', '线性代数直观课'),
    courseCard('3', '遗传学入门：豌豆的故事', { owned: true }),
  ],
});

/** What a study card opened. */
export const openedReply: StudyCardReturn = {
  order: { orderId: '31', orderNo: '20260302090000123456', status: 'paid', payCents: 0 },
  cardName: '职场新人学习卡',
  openedAt: '2026-03-02T01:00:00.000Z',
  expiresAt: '2027-03-02T01:00:00.000Z',
  commodities: [courseCard('7', '职场新人双课包', { commodityType: 2, owned: true, lessonCount: 44 })],
  begin: { commodityId: '7', courseId: '21', lessonId: '210' },
};
