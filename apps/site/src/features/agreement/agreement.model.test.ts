import { decodeReply } from '@lectern/sdk';
import { mine } from '@lectern/sdk/endpoints/agreement';
import { describe, expect, test } from 'vitest';
import { agreementHref, hrefOf, readAgreement, type AgreementEntry } from './agreement.model.ts';

const entry: AgreementEntry = {
  key: 'COURSE:7:3',
  protocolId: '3',
  targetId: '7',
  targetType: 'COURSE',
  name: '学员学习服务协议',
  targetName: '高等数学',
  state: 'unsigned',
  curId: '',
};

const rowOf = (row: object) => readAgreement(decodeReply(mine, { records: [row] }).records[0]!);

describe('readAgreement', () => {
  test('reads a row', () => {
    expect(
      rowOf({
        protocolId: 3,
        protocolName: '学员学习服务协议',
        targetId: '7',
        targetName: '高等数学',
        targetType: 'COURSE',
        agreementStatus: 0,
        curId: null,
      }),
    ).toEqual(entry);
  });

  test('returns undefined for a row without an id', () => {
    expect(rowOf({ protocolName: '没有编号' })).toBeUndefined();
  });

  test('gives the same agreement of two targets different keys', () => {
    const keys = ['7', '8'].map((targetId) => rowOf({ protocolId: '3', targetId })?.key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('agreement addresses', () => {
  test.each([
    ['edit', '', '#/agreement/edit/0/3?targetId=7&targetType=COURSE'],
    ['edit', '12', '#/agreement/edit/0/3?commodityId=12&targetId=7&targetType=COURSE'],
  ] as const)('contain the mode %s and the commodity %j', (mode, commodityId, href) => {
    expect(agreementHref(mode, entry, commodityId)).toBe(href);
  });

  test.each([
    ['unsigned', '', '#/agreement/edit/0/3'],
    ['signed', '21', '#/agreement/check/21/3'],
    ['expired', '21', '#/agreement/check/21/3'],
    ['notNeeded', '', '#/agreement/check/0/3'],
  ] as const)('lead in state %s, with copy %j, to %s', (state, curId, path) => {
    expect(hrefOf({ ...entry, state, curId })).toBe(`${path}?targetId=7&targetType=COURSE`);
  });

  test('escape the ids', () => {
    expect(hrefOf({ ...entry, protocolId: '3/../4?x', curId: 'a#b' })).toContain(
      '/edit/a%23b/3%2F..%2F4%3Fx?',
    );
  });
});
