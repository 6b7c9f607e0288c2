import {
  INFO_FIELDS,
  readStudyDemands,
  removeStudyDemand,
  saveStudyDemand,
} from '../../modules/agreement/index.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { idsOfPair, oneByOne, pairId, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { openTargets, targetColumns, targetProblem } from './target.ts';

const asks = (zh: string, en: string) =>
  yesNo(
    [`要求${zh}`, `asks for ${en}`],
    [`学习前要填写${zh}。`, `The ${en} must be filled in before studying.`],
    { empty: false },
  );

/** The fields of a student's information, by the columns that require them. */
const REQUIRED_FIELDS = {
  asksName: 'username',
  asksIdentityType: 'cardtype',
  asksIdentityNumber: 'StudentIDcardnumber',
  asksMobile: 'Studentcellphonenumber',
  asksSex: 'sex',
  asksEducation: 'education',
  asksAddress: 'address',
} as const satisfies Readonly<Record<string, (typeof INFO_FIELDS)[number]>>;

const table = defineTable({
  id: 'study_demands',
  sheet: { zh: '学习要求', en: 'Study demands' },
  about: {
    zh: '学习课程或套餐前要做什么：完善信息、人脸识别、代报名。要签的协议写在“协议适用”。',
    en:
      'Requirements before the lessons of a course or package: information, a face check, a registration. Agreements ' +
      'have their own sheet.',
  },
  columns: {
    ...targetColumns(),
    asksName: asks('姓名', 'name'),
    asksIdentityType: asks('证件类型', 'kind of identity papers'),
    asksIdentityNumber: asks('证件号码', 'number of identity papers'),
    asksMobile: asks('手机号', 'mobile'),
    asksSex: asks('性别', 'sex'),
    asksEducation: asks('学历', 'education'),
    asksAddress: asks('地址', 'address'),
    hasQuestions: yesNo(
      ['学前问卷', 'asks questions'],
      ['还要回答学校自己的问题。', 'The school’s own questions must be answered too.'],
      { empty: false },
    ),
    hasFaceCheck: yesNo(
      ['人脸识别', 'face check'],
      [
        '每节课前核验人脸；全校都要求时在 company.json 设置。',
        'Requires a face check before each lesson; set it for the whole school in company.json.',
      ],
      { empty: false },
    ),
    registration: choice(
      { none: ['不需要', 'none'], anyTime: ['随时', 'any time'], beforeStudy: ['学习前', 'before study'] },
      ['代报名', 'registration'],
      ['课程对应的考试何时要提交代报名。', 'When the registration for the linked exam is required.'],
      { empty: 'none' },
    ),
  },
  key: ['course', 'package'],
});

/** Conditions for the lessons of courses and packages. */
export const studyDemands: Subject<typeof table> = {
  table,
  keyless: ['study_demands'],
  whenMissing: 'remove',

  async read(scope) {
    const targets = await openTargets(scope);
    const rows = await readStudyDemands(scope.tx, scope.companyId);
    return rows.map(({ targetType, targetId, infoFields, hasQuestions, hasFaceCheck, registration }) => {
      const isRequired = (column: keyof typeof REQUIRED_FIELDS) =>
        infoFields.includes(REQUIRED_FIELDS[column]);
      return {
        id: pairId(targetType, targetId),
        row: {
          ...targets.rowOf({ targetType, targetId }),
          asksName: isRequired('asksName'),
          asksIdentityType: isRequired('asksIdentityType'),
          asksIdentityNumber: isRequired('asksIdentityNumber'),
          asksMobile: isRequired('asksMobile'),
          asksSex: isRequired('asksSex'),
          asksEducation: isRequired('asksEducation'),
          asksAddress: isRequired('asksAddress'),
          hasQuestions,
          hasFaceCheck,
          registration: registration ?? ('none' as const),
        },
      };
    });
  },

  check: targetProblem,

  async save(scope, entries) {
    const { tx, companyId } = scope;
    const targets = await openTargets(scope);
    return oneByOne(entries, async ({ row }) => {
      const target = targets.find(row);
      const requiredFields = new Set<string>(
        [
          row.asksName && REQUIRED_FIELDS.asksName,
          row.asksIdentityType && REQUIRED_FIELDS.asksIdentityType,
          row.asksIdentityNumber && REQUIRED_FIELDS.asksIdentityNumber,
          row.asksMobile && REQUIRED_FIELDS.asksMobile,
          row.asksSex && REQUIRED_FIELDS.asksSex,
          row.asksEducation && REQUIRED_FIELDS.asksEducation,
          row.asksAddress && REQUIRED_FIELDS.asksAddress,
        ].filter((one) => one !== false),
      );
      await saveStudyDemand(tx, {
        ...target,
        companyId,
        infoFields: INFO_FIELDS.filter((one) => requiredFields.has(one)),
        hasQuestions: row.hasQuestions,
        hasFaceCheck: row.hasFaceCheck,
        registration: row.registration === 'none' ? null : row.registration,
      });
      return pairId(target.targetType, target.targetId);
    });
  },

  async putAway({ tx }, ids) {
    for (const id of ids) {
      const [targetType, targetId] = idsOfPair(id);
      await removeStudyDemand(tx, { targetType: targetType === 'PACKAGE' ? 'PACKAGE' : 'COURSE', targetId });
    }
  },
};
