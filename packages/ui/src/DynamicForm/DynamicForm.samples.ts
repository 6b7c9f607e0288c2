const option = (id: string, content: string, itemCode: string | null = null) => ({ id, content, itemCode });

const guardian = { fieldId: '31', fieldName: '监护人手机号', fieldType: 'number', required: 1, length: 11 };

/** A form with all 11 types of fields, in the format of the server. */
export const sampleFields: readonly unknown[] = [
  {
    fieldId: '1',
    fieldName: '工作单位',
    fieldType: 'text',
    required: 1,
    length: 20,
    fieldTip: '填写营业执照上的全称',
  },
  { fieldId: '2', fieldName: '从业年限', fieldType: 'number', required: 0, length: 2 },
  {
    fieldId: '3',
    fieldName: '性别',
    fieldCode: 'sex',
    fieldType: 'radio',
    required: 1,
    fieldOptions: [option('301', '男', 'MALE'), option('302', '女', 'FEMALE')],
  },
  {
    fieldId: '4',
    fieldName: '是否在校',
    fieldType: 'radio',
    required: 1,
    fieldOptions: [option('401', '在校'), option('402', '已毕业')],
    chooseRelList: [
      {
        chooseFieldValue: '401',
        showFieldInfo: [
          {
            fieldId: '41',
            fieldName: '年级',
            fieldType: 'select',
            required: 1,
            fieldOptions: [option('411', '大一'), option('412', '大二'), option('413', '未成年')],
            chooseRelList: [{ chooseFieldValue: '413', showFieldInfo: [guardian] }],
          },
        ],
      },
    ],
  },
  {
    fieldId: '5',
    fieldName: '学习时间',
    fieldType: 'checkbox',
    required: 1,
    fieldOptions: [option('501', '工作日白天'), option('502', '工作日晚上'), option('503', '周末')],
    dataValues: [{ fieldValue: '503' }],
  },
  {
    fieldId: '6',
    fieldName: '所在部门',
    fieldType: 'cascade',
    required: 1,
    fieldOptions: [
      {
        ...option('601', '华东区'),
        children: [
          {
            ...option('6011', '上海分公司'),
            children: [option('60111', '财务部'), option('60112', '人事部')],
          },
          option('6012', '杭州分公司'),
        ],
      },
      option('602', '华北区'),
    ],
  },
  { fieldId: '7', fieldName: '出生日期', fieldType: 'date', required: 1 },
  { fieldId: '8', fieldName: '面试时间', fieldType: 'dateTime', required: 0, value: '2026-11-28 09:30:00' },
  { fieldId: '9', fieldName: '上一份工作', fieldType: 'period', required: 0, value: '2021-03-01~2025-06-30' },
  {
    fieldId: '13',
    fieldName: '最高学历',
    fieldCode: 'education_code',
    fieldType: 'select',
    required: 1,
    fieldOptions: [option('131', '专科', 'JUNIOR'), option('132', '本科', 'BECHELOR')],
  },
  {
    fieldId: '10',
    fieldName: '报名表',
    fieldType: 'annex',
    required: 1,
    stencilPathUrl: '/files/template.docx',
    dataValues: [{ fieldValue: '/files/林晓报名表.pdf', resourceId: '8801' }],
  },
  {
    fieldId: '11',
    fieldName: '证件照',
    fieldType: 'image',
    required: 1,
    fieldTip: '白底，正面，近三个月',
    samplePathUrl: '/files/sample.jpg',
  },
  { fieldId: '12', fieldName: '学号', fieldType: 'text', required: 1, frontUpdateFlag: 1, value: '20260318' },
];

/** Two records that reveal each other, by id and by object reference. */
export function createCyclicFields(): unknown[] {
  const first: Record<string, unknown> = {
    fieldId: 'a',
    fieldName: '甲',
    fieldType: 'radio',
    fieldOptions: [option('yes', '是')],
  };
  const second: Record<string, unknown> = {
    fieldId: 'b',
    fieldName: '乙',
    fieldType: 'radio',
    fieldOptions: [option('yes', '是')],
  };
  first['chooseRelList'] = [{ chooseFieldValue: 'yes', showFieldInfo: [second] }];
  second['chooseRelList'] = [{ chooseFieldValue: 'yes', showFieldInfo: [first, second] }];
  return [first];
}
