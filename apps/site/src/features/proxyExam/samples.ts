import type { ItemInfo, SignDetail, SignItem } from '@lectern/sdk/endpoints/proxyExam';
import type { CustomField } from '@lectern/sdk/endpoints/studentInfo';

const sign = (itemId: string, fields: Partial<SignItem>): SignItem => ({
  signId: itemId,
  itemId,
  itemName: '高等教育自学考试（汉语言文学）',
  state: 'open',
  provinceCode: '',
  provinceName: '',
  placeName: '',
  startsAt: '2020-03-01T01:00:00.000Z',
  endsAt: '2099-04-01T10:00:00.000Z',
  examAt: '2099-10-24T01:00:00.000Z',
  feeCents: 18_000,
  reason: '',
  ...fields,
});

const nanjing = { provinceCode: '320000', provinceName: '江苏省' };

/** Exams in every state, as the server describes them. */
export const signPage = {
  total: 6,
  records: [
    sign('2', {
      itemName: '普通高中学业水平合格性考试',
      state: 'returned',
      ...nanjing,
      reason: '证件照不清楚，请换一张近三个月的白底照片。',
      feeCents: 0,
    }),
    sign('3', { itemName: '全国中学生生物学联赛', state: 'draft', ...nanjing }),
    sign('1', { signId: '0' }),
    sign('4', { itemName: '普通话水平测试', state: 'submitted', ...nanjing, feeCents: 2500 }),
    sign('5', {
      itemName: '普通高考（社会考生）',
      state: 'submitted',
      ...nanjing,
      placeName: '南京市第一中学',
    }),
    sign('6', {
      itemName: '中国化学奥林匹克（初赛）',
      state: 'closed',
      endsAt: '2020-03-02T10:00:00.000Z',
      examAt: null,
    }),
  ] satisfies SignItem[],
};

const field = (fieldId: string, fields: Partial<CustomField>): CustomField => ({
  fieldId,
  fieldCode: `field_${fieldId}`,
  fieldName: '姓名',
  fieldType: 'text',
  required: 1,
  length: 20,
  fieldTip: '',
  frontUpdateFlag: 0,
  value: '',
  fieldOptions: [],
  chooseRelList: [],
  dataOptions: [],
  dataValues: [],
  fileImageValues: [],
  samplePathUrl: '',
  stencilPathUrl: '',
  associatedFlag: 0,
  ...fields,
});

/** The fields of a registration, with a cascade of which the record contains only one level. */
export const signFields: readonly CustomField[] = [
  field('1', { value: '陆知行' }),
  field('2', {
    fieldName: '最高学历',
    fieldType: 'select',
    fieldOptions: [
      { id: '21', content: '专科', itemCode: 'JUNIOR' },
      { id: '22', content: '本科', itemCode: 'BECHELOR' },
    ],
  }),
  field('3', {
    fieldName: '报考专业',
    fieldType: 'cascade',
    dataOptions: [{ id: '31', content: '南京师范大学', children: [] }],
  }),
  field('4', { fieldName: '证件照', fieldType: 'image', required: 0, fieldTip: '白底，近三个月' }),
];

/** The children of that cascade's options, by option id. */
export const signOptions: Readonly<Record<string, { id: string; content: string; children: [] }[]>> = {
  '31': [{ id: '311', content: '汉语言文学（本科）', children: [] }],
  '311': [],
};

/** The exam with its terms. */
export const signTerms: ItemInfo = {
  itemId: '1',
  itemName: '高等教育自学考试（汉语言文学）',
  termsHtml:
    '<h3>一、谁可以报考</h3><p>在本校学习自考课程的学员。</p><h3>二、材料</h3><ul><li>近三个月的白底证件照</li><li>学历证书</li></ul>',
  feeCents: 18_000,
  openFlag: 1,
};

/** The provinces in which it is held. */
export const signProvinces = [nanjing, { provinceCode: '310000', provinceName: '上海市' }];

/** The details of a registration of the list. */
export function signDetail(itemId: string, more: Partial<SignDetail> = {}): SignDetail {
  return {
    item: signPage.records.find((one) => one.itemId === itemId) ?? sign(itemId, {}),
    fields: [...signFields],
    places: [],
    ...more,
  };
}

/** Exam sites, one of which is full. */
export const signPlaces: SignDetail['places'] = [
  { placeId: '71', placeName: '南京师范大学随园校区考点', remaining: 12 },
  { placeId: '72', placeName: '苏州大学东校区考点', remaining: 0 },
];
