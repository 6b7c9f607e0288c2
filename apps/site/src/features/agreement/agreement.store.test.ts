// @vitest-environment jsdom
import { ApiError, decodeReply } from '@lectern/sdk';
import { info as agreementInfo } from '@lectern/sdk/endpoints/agreement';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import {
  agreement,
  informationSaved,
  agreementParamsOf,
  readText,
  showAgreement,
  signAgreement,
  type AgreementParams,
} from './agreement.store.ts';
import { filterOf, myAgreements, myAgreementsHref, showMyAgreements } from './myAgreements.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('../studentInfo/index.ts', async () => import('../studentInfo/information.store.ts'));

const row = {
  protocolId: '3',
  protocolName: '学员学习服务协议',
  targetId: '7',
  targetName: '高等数学',
  targetType: 'COURSE',
  protocolType: 1,
  agreementStatus: 0,
  curId: null,
};
const info = (more: object = {}, agreementMore: object = {}) => ({
  agreement: { ...row, ...agreementMore },
  contentHtml: '<p>第一条</p>',
  textDigest: 'f00d',
  signImage: '',
  signName: '',
  signedAt: null,
  expiresAt: null,
  ...more,
});
const signingParams: AgreementParams = {
  mode: 'edit',
  curId: '',
  protocolId: '3',
  commodityId: '11',
  targetId: '7',
  targetType: 'COURSE',
};

const answer = (id: string, reply: unknown) => void fakeSchool.answers.set(id, () => reply);
const refuse = (id: string, kind: 'business' | 'network', message = '') =>
  void fakeSchool.answers.set(id, () => {
    throw new ApiError({ kind, endpoint: id, code: '0', message });
  });
const inputOf = (id: string) => fakeSchool.calls.findLast(([called]) => called === id)?.[1];

setUpFakeSchool();
beforeEach(() => {
  answer('agreement.info', info());
  answer('agreement.validatePerfectStudentInfo', { result: true, deficiencyInfo: {} });
  Object.assign(agreement, { status: 'idle', current: undefined, isInformationDue: false });
});

describe('agreementParamsOf', () => {
  test.each([
    [
      { mode: 'edit', curId: '0', protocolId: '3' },
      'commodityId=11&targetId=7&targetType=COURSE',
      signingParams,
    ],
    [
      { mode: 'check', curId: '21', protocolId: '3' },
      'targetId=9&targetType=PACKAGE',
      { ...signingParams, mode: 'check', curId: '21', commodityId: '', targetId: '9', targetType: 'PACKAGE' },
    ],
    // Missing and unknown values.
    [
      { mode: 'delete', curId: '0', protocolId: '3' },
      'targetType=HOUSE',
      { ...signingParams, mode: 'check', commodityId: '', targetId: '' },
    ],
  ])('reads the parameters %j and the query ?%s', (params, search, expected) => {
    expect(agreementParamsOf(params, search)).toEqual(expected);
  });
});

describe('readText', () => {
  const textOf = (reply: object) => readText(decodeReply(agreementInfo, reply));

  test.each([
    ['/files/a.png', `${location.origin}/files/a.png`],
    ['https://evil.example/a.png', ''],
    ['data:image/svg+xml,<svg/>', ''],
    [null, ''],
  ])('accepts a signature image from the own site only: %s', (signImage, expected) => {
    expect(textOf({ ...info(), signImage })?.signImage).toBe(expected);
  });

  test('fills in missing fields, and returns undefined without an agreement', () => {
    expect(textOf({ agreement: { protocolId: '3' } })).toMatchObject({
      html: '',
      isElectronic: true,
      signedAt: '',
    });
    expect(textOf({ agreement: { protocolId: '3', protocolType: 2 } })?.isElectronic).toBe(false);
    expect(textOf({ contentHtml: '<p>…</p>' })).toBeUndefined();
  });
});

describe('showAgreement', () => {
  test('requests the agreement of the target, or the signed copy if there is one', async () => {
    await showAgreement(signingParams);
    expect(inputOf('agreement.info')).toEqual({ protocolId: '3', targetId: '7', targetType: 'COURSE' });
    expect(agreement).toMatchObject({ status: 'ready', current: { name: '学员学习服务协议' } });
    await showAgreement({ ...signingParams, mode: 'check', curId: '21', targetId: '' });
    expect(inputOf('agreement.info')).toEqual({ protocolId: '3', curId: '21' });
  });

  test.each([
    ['business', 'missing'],
    ['network', 'failed'],
  ] as const)('turns a %s error into the status %s', async (kind, status) => {
    refuse('agreement.info', kind);
    await showAgreement(signingParams);
    expect(agreement.status).toBe(status);
  });

  test.each([
    ['to be signed', {}, {}, true],
    ['read only', { mode: 'check' }, {}, false],
    ['signed', {}, { agreementStatus: 2 }, false],
    ['not needing a signature', {}, { agreementStatus: 5 }, false],
    ['of a module', {}, { targetType: 'MOUDLE' }, false],
  ] as const)(
    'asks for missing student information only for an agreement still to be signed (%s: %j %j)',
    async (_, where, what, isDue) => {
      answer('agreement.info', info({}, what));
      answer('agreement.validatePerfectStudentInfo', { result: false, deficiencyInfo: { username: 1 } });
      await showAgreement({ ...signingParams, ...where });
      expect(agreement.isInformationDue).toBe(isDue);
      informationSaved();
      expect(agreement.isInformationDue).toBe(false);
    },
  );

  test('shows the text although the student information could not be checked', async () => {
    refuse('agreement.validatePerfectStudentInfo', 'network');
    await showAgreement(signingParams);
    expect(agreement).toMatchObject({ status: 'ready', isInformationDue: false });
  });
});

describe('signAgreement', () => {
  test.each([
    ['COURSE', 'course'],
    ['PACKAGE', 'classpackage'],
    ['MOUDLE', 'course'],
  ])('signs for target type %s as type %s', async (targetType, type) => {
    answer('agreement.info', info({}, { targetType }));
    answer('agreement.insert', { curId: '21', agreementStatus: 2 });
    await showAgreement(signingParams);
    expect(await signAgreement('顾言希')).toEqual({ isDone: true, value: '21' });
    expect(inputOf('agreement.insert')).toEqual({
      productId: '7',
      potocolId: '3',
      type,
      signContent: '顾言希',
      textDigest: 'f00d',
    });
  });

  test('returns the server’s message if refused', async () => {
    refuse('agreement.insert', 'business', '协议已签署');
    await showAgreement(signingParams);
    expect(await signAgreement('顾言希')).toMatchObject({ isDone: false, message: '协议已签署' });
    expect(agreement.isSigning).toBe(false);
  });
});

describe('the list of the student’s own agreements', () => {
  test.each([
    ['OrderTabIndex=2', { keyword: '', page: 1 }, '#/personal/order?OrderTabIndex=2'],
    [
      'OrderTabIndex=2&keyword=须知&page=3',
      { keyword: '须知', page: 3 },
      `#/personal/order?${new URLSearchParams({ OrderTabIndex: '2', keyword: '须知', page: '3' })}`,
    ],
    ['page=-4', { keyword: '', page: 1 }, '#/personal/order?OrderTabIndex=2'],
  ])('reads and writes the query ?%s', (search, filter, href) => {
    expect(filterOf(search)).toEqual(filter);
    expect(myAgreementsHref(filter)).toBe(href);
  });

  test('requests a page, and drops rows without an id', async () => {
    answer('agreement.mine', { total: 12, records: [row, { protocolName: '没有编号' }, null] });
    await showMyAgreements({ keyword: '须知', page: 2 });
    expect(inputOf('agreement.mine')).toEqual({ page: 2, pageSize: 10, criteria: { protocolName: '须知' } });
    expect(myAgreements).toMatchObject({ status: 'ready', total: 12 });
    expect(myAgreements.records).toHaveLength(1);
  });

  test('drops a late reply to an earlier request', async () => {
    let late: (reply: unknown) => void = () => undefined;
    fakeSchool.answers.set('agreement.mine', () => new Promise((resolve) => (late = resolve)));
    const first = showMyAgreements({ keyword: '', page: 1 });
    await vi.waitFor(() => expect(inputOf('agreement.mine')).toBeDefined());
    answer('agreement.mine', { total: 1, records: [row] });
    await showMyAgreements({ keyword: '', page: 2 });
    late({ total: 99, records: [] });
    await first;
    expect(myAgreements.total).toBe(1);
  });

  test('reports a failed request', async () => {
    refuse('agreement.mine', 'network');
    await showMyAgreements({ keyword: '', page: 1 });
    expect(myAgreements.status).toBe('failed');
  });
});
