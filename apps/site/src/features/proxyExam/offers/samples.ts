import type { ExamOffer, OfferDetail, OfferList } from '@lectern/sdk/endpoints/proxyExam';

const offer = (itemId: string, fields: Partial<ExamOffer> = {}): ExamOffer => ({
  itemId,
  itemName: '高等教育自学考试（汉语言文学）',
  state: 'open',
  startsAt: '2020-03-01T01:00:00.000Z',
  endsAt: '2099-04-01T09:30:00.000Z',
  examAt: '2099-10-24T01:00:00.000Z',
  feeCents: 24_000,
  provinces: ['江苏省', '浙江省'],
  ...fields,
});

/** Exams in every state, as the server describes them. */
export const offerPage: OfferList = {
  total: 4,
  records: [
    offer('1'),
    offer('2', { itemName: '普通高中学业水平合格性考试', feeCents: 0, provinces: ['江苏省'] }),
    offer('3', {
      itemName: '普通话水平测试',
      state: 'soon',
      startsAt: '2099-03-01T01:00:00.000Z',
      provinces: ['北京市', '上海市', '江苏省', '浙江省', '湖北省', '河南省'],
    }),
    offer('4', {
      itemName: '中国化学奥林匹克（初赛）',
      state: 'closed',
      endsAt: '2020-03-02T09:30:00.000Z',
      examAt: null,
      feeCents: 4000,
    }),
  ],
  counts: { all: 4, open: 2, soon: 1, closed: 1 },
};

/** An exam on offer; the student may not register for it unless a registration is added. */
export const offerDetail: OfferDetail = {
  offer: offer('1'),
  termsHtml:
    '<h2>谁可以报名</h2><p>已在学堂报读自学考试汉语言班的学员。</p><h2>学堂做什么</h2><ol><li>核对报考信息；</li><li>替您提交并代缴考试费。</li></ol>',
  provinces: [
    {
      provinceCode: '310000',
      provinceName: '上海市',
      startsAt: '2099-03-01T01:00:00.000Z',
      endsAt: '2099-04-01T09:30:00.000Z',
      examAt: null,
    },
    {
      provinceCode: '320000',
      provinceName: '江苏省',
      startsAt: '2020-03-01T01:00:00.000Z',
      endsAt: '2099-04-01T09:30:00.000Z',
      examAt: '2099-10-24T01:00:00.000Z',
    },
  ],
  asks: ['姓名', '手机号码', '最高学历', '证件照'],
  courses: [
    {
      commodityId: '7',
      commodityType: 1,
      courseId: '9',
      classTypeId: '9',
      courseName: '自学考试汉语言班',
      courseNameEn: '',
      cover: '',
      kind: 'recorded',
      freeFlag: 0,
      priceCents: 89_900,
      listPriceCents: 89_900,
      teacherName: '方知行',
      teacherNameEn: '',
      lessonCount: 24,
      studentCount: 60,
      ratingAverage: 4.8,
      progressPercent: 0,
      owned: false,
    },
  ],
  sign: null,
};
