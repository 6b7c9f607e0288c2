import {
  readAgreementRows,
  readAgreementTargetRows,
  removeAgreements,
  removeAgreementTargets,
  saveAgreement,
  saveAgreementTarget,
} from '../../modules/agreement/index.ts';
import { amount, markdown, optionalAmount, optionalMoment, reference, yesNo } from '../column.ts';
import { keyOfId, oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name } from './common.ts';

const table = defineTable({
  id: 'agreements',
  sheet: { zh: '协议', en: 'Agreements' },
  about: {
    zh: '学习前要签署或阅读的协议。有人签过的不会被删除。',
    en: 'What students sign or read before they study. One that somebody signed is never deleted.',
  },
  columns: {
    key: key(),
    name: name(),
    content: markdown({
      zh: '正文',
      en: 'content',
      about: { zh: 'Markdown 格式。', en: 'Markdown.' },
      cure: 'write what is agreed to',
    }),
    type: amount({
      zh: '签署方式',
      en: 'type',
      empty: 1,
      least: 1,
      most: 9,
      about: { zh: '1 为在屏幕上手写签名。', en: '1 is signed on the screen.' },
    }),
    validDays: optionalAmount({
      zh: '有效天数',
      en: 'valid days',
      least: 1,
      most: 36_500,
      about: {
        zh: '签署后有效的天数；留空为长期。',
        en: 'Days for which a signature holds; empty is for ever.',
      },
    }),
    expires: optionalMoment({
      zh: '截止时间',
      en: 'expires',
      about: {
        zh: '协议本身的截止时间（北京时间）；留空为长期。',
        en: 'The end of the agreement itself; empty is never.',
      },
    }),
  },
  key: ['key'],
});

/** What students agree to before they study. */
export const agreements: Subject<typeof table> = {
  table,
  stored: 'protocols',
  whenGone: 'remove',
  belongings: ['protocol_targets'],

  async read({ tx, companyId }) {
    const rows = await readAgreementRows(tx, companyId);
    return rows.map(({ id, sourceKey, name: called, content, protocolType, validDays, expiresAt }) => ({
      id,
      row: {
        key: keyOfId(sourceKey, id),
        name: called,
        content,
        type: protocolType,
        validDays,
        expires: expiresAt,
      },
    }));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      saveAgreement(tx, companyId, id, {
        name: row.name,
        content: row.content,
        protocolType: row.type,
        validDays: row.validDays,
        expiresAt: row.expires,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => removeAgreements(tx, ids),
};

const targetTable = defineTable({
  id: 'agreement_targets',
  sheet: { zh: '协议适用', en: 'Agreement targets' },
  about: {
    zh: '哪门课程或哪个套餐要签哪份协议：每行填课程或套餐中的一项。',
    en: 'Which course or package asks for which agreement: a row names one of them.',
  },
  columns: {
    agreement: reference('agreements', {
      zh: '协议',
      en: 'agreement',
      about: { zh: '协议的编号。', en: 'Key of the agreement.' },
      cure: 'write the key of an agreement',
    }),
    course: reference('courses', {
      zh: '课程',
      en: 'course',
      empty: '',
      about: { zh: '课程的编号。', en: 'Key of a course.' },
    }),
    package: reference('packages', {
      zh: '套餐',
      en: 'package',
      empty: '',
      about: { zh: '套餐的编号。', en: 'Key of a package.' },
    }),
    isSigned: yesNo({
      zh: '需要签名',
      en: 'signed',
      empty: true,
      about: { zh: '否则只需阅读。', en: 'Otherwise it is only to be read.' },
    }),
  },
  key: ['agreement', 'course', 'package'],
  orderWithin: ['agreement'],
});

/** What asks for agreements. */
export const agreementTargets: Subject<typeof targetTable> = {
  table: targetTable,
  stored: 'protocol_targets',
  whenGone: 'remove',

  async read({ tx, companyId, book }) {
    const [own, courses, packages] = [
      await book('agreements'),
      await book('courses'),
      await book('packages'),
    ];
    const rows = await readAgreementTargetRows(tx, companyId);
    return rows.map(({ id, protocolId, targetType, targetId, isSignatureNeeded }) => ({
      id,
      row: {
        agreement: own.keyOf(protocolId),
        course: targetType === 'COURSE' ? courses.keyOf(targetId) : '',
        package: targetType === 'PACKAGE' ? packages.keyOf(targetId) : '',
        isSigned: isSignatureNeeded,
      },
    }));
  },

  check: ({ course, package: bundle }) =>
    (course === '') === (bundle === '')
      ? { column: 'course', problem: 'a row names one thing; write either a course or a package' }
      : undefined,

  async save({ tx, companyId, book }, entries) {
    const [own, courses, packages] = [
      await book('agreements'),
      await book('courses'),
      await book('packages'),
    ];
    return oneByOne(entries, ({ id, row, position }) =>
      saveAgreementTarget(tx, companyId, id, {
        protocolId: own.idOf(row.agreement),
        targetType: row.course === '' ? 'PACKAGE' : 'COURSE',
        targetId: row.course === '' ? packages.idOf(row.package) : courses.idOf(row.course),
        isSignatureNeeded: row.isSigned,
        position,
      }),
    );
  },

  putAway: ({ tx }, ids) => removeAgreementTargets(tx, ids),
};
