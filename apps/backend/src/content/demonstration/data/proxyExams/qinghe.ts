import { cascade, type FieldContent, options, type ProxyExamsContent } from './content.ts';

const JIANGSU = '320000';
const ZHEJIANG = '330000';
const SHANGHAI = '310000';

const NANJING = '南京师范大学随园校区考点';
const SUZHOU = '苏州大学东校区考点';
const HANGZHOU = '杭州师范大学仓前校区考点';

/** What every form begins with; the school knows most of it. */
const person: readonly FieldContent[] = [
  {
    fieldCode: 'name',
    fieldName: '姓名',
    fieldType: 'text',
    required: 1,
    length: 20,
    fieldTip: '与身份证一致',
  },
  {
    fieldCode: 'sex',
    fieldName: '性别',
    fieldType: 'radio',
    required: 1,
    fieldOptions: options({ MALE: '男', FEMALE: '女' }),
  },
  {
    fieldCode: 'mobile',
    fieldName: '手机号码',
    fieldType: 'number',
    required: 1,
    length: 11,
    fieldTip: '考试通知会发到这个号码',
  },
];

const photo: FieldContent = {
  fieldCode: 'photo',
  fieldName: '证件照',
  fieldType: 'image',
  fieldTip: '白底或蓝底近照，JPG 或 PNG',
};

const school: FieldContent = {
  fieldCode: 'school',
  fieldName: '所在中学',
  fieldType: 'text',
  required: 1,
  length: 40,
  fieldTip: '学校全称',
};

/** The exams of others that 青禾学堂 registers its students for. */
export const qingheProxyExams: ProxyExamsContent = {
  host: 'localhost',
  places: [
    { name: NANJING, provinceCode: JIANGSU },
    { name: SUZHOU, provinceCode: JIANGSU },
    { name: HANGZHOU, provinceCode: ZHEJIANG },
  ],
  exams: [
    {
      key: 'self-study',
      name: '高等教育自学考试（汉语言文学）',
      course: '自学考试汉语言班',
      fee: 240,
      terms: `
## 谁可以报名

已在学堂报读自学考试汉语言班、尚未取得本专业毕业证书的学员。

## 学堂做什么

1. 核对您填写的报考信息，**两个工作日内**给出结果；
2. 在报名截止前替您提交到省考试院，并代缴考试费；
3. 准考证开放打印后，通知您的手机。

## 请注意

- 报考专业提交后由学堂核对，核对通过就不能再改。
- 考点名额以省考试院公布的为准，先选先得。`,
      provinces: [
        { code: JIANGSU, registration: [-12, 30], examDay: 75 },
        { code: ZHEJIANG, registration: [-5, 25], examDay: 75 },
        { code: SHANGHAI, registration: [14, 44], examDay: 82 },
      ],
      seats: [
        { place: NANJING, capacity: 60 },
        { place: SUZHOU, capacity: 2, holders: ['陈嘉禾', '李知夏'] },
        { place: HANGZHOU, capacity: 40 },
      ],
      fields: [
        ...person,
        {
          fieldCode: 'education_code',
          fieldName: '最高学历',
          fieldType: 'select',
          required: 1,
          fieldOptions: options({ seniorHigh_school: '高中', JUNIOR: '大专', BECHELOR: '本科' }),
        },
        {
          fieldCode: 'major',
          fieldName: '报考专业',
          fieldType: 'cascade',
          required: 1,
          fieldTip: '主考院校、层次、专业',
          dataOptions: cascade({
            南京师范大学: { 专科: '汉语言文学、秘书', 本科: '汉语言文学、汉语国际教育、秘书学' },
            苏州大学: { 专科: '汉语言文学', 本科: '汉语言文学、新闻学' },
            浙江大学: { 本科: '汉语言文学、新闻学' },
          }),
        },
        {
          fieldCode: 'first',
          fieldName: '是否首次报考',
          fieldType: 'radio',
          required: 1,
          fieldOptions: options({ yes: '是', no: '否' }),
          reveals: { option: 'no', codes: ['ticket'] },
        },
        {
          fieldCode: 'ticket',
          fieldName: '准考证号',
          fieldType: 'number',
          required: 1,
          length: 12,
          associatedFlag: 1,
        },
        {
          fieldCode: 'subjects',
          fieldName: '本次报考科目',
          fieldType: 'checkbox',
          required: 1,
          fieldOptions: options({
            classical: '古代汉语',
            modern: '中国现代文学史',
            writing: '写作',
            linguistics: '语言学概论',
          }),
        },
        photo,
        {
          fieldCode: 'diploma',
          fieldName: '前置学历证明',
          fieldType: 'annex',
          fieldTip: '报考本科的，请上传专科毕业证的扫描件',
        },
      ],
    },
    {
      key: 'putonghua',
      name: '普通话水平测试',
      course: '普通话水平测试班',
      fee: 50,
      terms: `
## 报名须知

测试为机辅测试，四项一次完成，约十五分钟。学堂统一报名，测试时间由测试站安排，一般在报名截止后一个月内。

## 退考

测试站排定时间之后不能退考，也不能改期。`,
      provinces: [
        { code: JIANGSU, registration: [-3, 50], examDay: 78 },
        { code: SHANGHAI, registration: [-3, 33], examDay: 60 },
      ],
      seats: [{ place: NANJING, capacity: 120 }],
      fields: [
        ...person,
        { fieldCode: 'birthday', fieldName: '出生日期', fieldType: 'date', required: 1 },
        {
          fieldCode: 'purpose',
          fieldName: '测试用途',
          fieldType: 'select',
          required: 1,
          fieldOptions: options({ teacher: '申请教师资格', host: '播音主持', other: '其他' }),
        },
        photo,
      ],
    },
    {
      key: 'academic-level',
      name: '普通高中学业水平合格性考试',
      course: '化学反应原理：热、速率与平衡',
      fee: 0,
      terms: `
## 适用范围

本省普通高中在籍学生。学籍信息以省学籍平台为准，填写有出入的会退回修改。

## 科目

每次可报一科或几科，已合格的科目不必再报。`,
      provinces: [{ code: JIANGSU, registration: [-15, 20], examDay: 45 }],
      seats: [
        { place: NANJING, capacity: 200 },
        { place: SUZHOU, capacity: 150 },
      ],
      fields: [
        ...person,
        school,
        {
          fieldCode: 'className',
          fieldName: '年级与班级',
          fieldType: 'text',
          required: 1,
          length: 20,
          fieldTip: '如“高二（3）班”',
        },
        {
          fieldCode: 'subjects',
          fieldName: '报考科目',
          fieldType: 'checkbox',
          required: 1,
          fieldOptions: options({
            chemistry: '化学',
            physics: '物理',
            biology: '生物',
            history: '历史',
            geography: '地理',
          }),
        },
        photo,
      ],
    },
    {
      key: 'college-entrance',
      name: '普通高考（社会考生）',
      course: '圆锥曲线二十讲',
      fee: 120,
      terms: `
## 谁需要报名

不在校的往届生和同等学力考生。在校学生由所在中学统一报名，请不要重复报名。

## 考点

报名通过后考点即确定，不能再改。`,
      provinces: [{ code: JIANGSU, registration: [-40, 5], examDay: 197 }],
      seats: [{ place: NANJING, capacity: 80 }],
      fields: [
        ...person,
        {
          fieldCode: 'direction',
          fieldName: '首选科目',
          fieldType: 'radio',
          required: 1,
          fieldOptions: options({ physics: '物理', history: '历史' }),
        },
        { fieldCode: 'graduatedAt', fieldName: '高中毕业日期', fieldType: 'date', required: 1 },
      ],
    },
    {
      key: 'biology',
      name: '全国中学生生物学联赛',
      course: '遗传学入门：豌豆的故事',
      fee: 30,
      terms: `
## 参赛资格

普通高中在校学生，须经指导老师同意。

## 报名

每位学生只能在一个省报名。笔试在省内统一考点进行。`,
      provinces: [
        { code: JIANGSU, registration: [-2, 28], examDay: 90 },
        { code: ZHEJIANG, registration: [-2, 21], examDay: 90 },
      ],
      seats: [
        { place: NANJING, capacity: 30 },
        { place: HANGZHOU, capacity: 30 },
      ],
      fields: [
        ...person,
        school,
        { fieldCode: 'coach', fieldName: '指导老师', fieldType: 'text', length: 20 },
        { ...photo, required: 1 },
        {
          fieldCode: 'consent',
          fieldName: '学校同意书',
          fieldType: 'annex',
          fieldTip: '盖章后的扫描件，PDF 或 Word',
        },
      ],
    },
    {
      key: 'chemistry',
      name: '中国化学奥林匹克（初赛）',
      course: '化学反应原理：热、速率与平衡',
      fee: 40,
      terms: '## 报名须知\n\n每年五月报名，九月初赛。错过本次的，可以报名下一届。',
      provinces: [{ code: JIANGSU, registration: [-70, -20], examDay: -3 }],
      fields: [...person, school],
    },
  ],
  signs: [
    {
      username: 'student',
      exam: 'academic-level',
      provinceCode: JIANGSU,
      state: 'returned',
      reason: '班级与省学籍平台上的不一致，请改正后重新提交。',
      answers: {
        name: ['林晓彤'],
        sex: ['FEMALE'],
        mobile: ['13800000001'],
        school: ['南京市金陵中学'],
        className: ['高一（3）班'],
        subjects: ['chemistry', 'biology'],
      },
    },
    {
      username: 'student',
      exam: 'college-entrance',
      provinceCode: JIANGSU,
      state: 'accepted',
      place: NANJING,
      answers: {
        name: ['林晓彤'],
        sex: ['FEMALE'],
        mobile: ['13800000001'],
        direction: ['physics'],
        graduatedAt: ['2026-06-15'],
      },
    },
  ],
  gifts: [{ username: 'applicant', course: '自学考试汉语言班' }],
};
