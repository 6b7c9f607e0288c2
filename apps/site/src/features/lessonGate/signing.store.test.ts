// @vitest-environment jsdom
import { idleStudy } from '@lectern/sdk/machines';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../shared/testing/school.fixture.ts';
import { replacePorts } from '../../shared/ports.ts';
import {
  closeSigning,
  cancelInformation,
  informationSaved,
  openSigning,
  recheck,
  sign,
  signing,
  study,
} from './signing.store.ts';
import { lessonGate } from './lessonGate.store.ts';
import { targetsOf } from './targets.ts';

/** What the browser was asked to do, and whether it does it. */
const seen = { opened: [] as string[], isOpenable: true };

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('../../shared/overlays/toast.ts', () => import('../../shared/testing/school.fixture.ts'));
vi.mock('../studentInfo/index.ts', async () => import('../studentInfo/information.store.ts'));
vi.mock('../agreement/index.ts', async () => import('../agreement/agreement.model.ts'));

const target = { commodityId: '11', classTypeId: '7', lessonId: '70' };
const row = (protocolId: string, agreementStatus: number, more: object = {}) => ({
  protocolId,
  protocolName: `协议 ${protocolId}`,
  targetId: '7',
  targetName: '高等数学',
  targetType: 'COURSE',
  protocolType: 1,
  agreementStatus,
  curId: null,
  ...more,
});
const PAGE = '/s/pc/#/agreement/edit/0/1?commodityId=11&targetId=7&targetType=COURSE';
const FIRST = 'COURSE:7:1';

const list = (allFlag: 0 | 1, ...agreements: object[]) =>
  void fakeSchool.answers.set('agreement.needed', () => ({ needFlag: 1, allFlag, agreements }));
const inputOf = (id: string) => fakeSchool.calls.findLast(([called]) => called === id)?.[1];

let restore: () => void;
setUpFakeSchool({
  'agreement.courseMaster': () => ({ masterId: '31', classTypeId: '7', classPackageId: null, buySource: 1 }),
  'agreement.validatePerfectStudentInfo': () => ({ result: true, deficiencyInfo: {} }),
  'agreement.prepare': () => ({ result: true, resultForm: `${location.origin}${PAGE}`, msg: '' }),
});
beforeEach(() => {
  Object.assign(seen, { opened: [], isOpenable: true });
  list(1, row('1', 0), row('2', 0));
  lessonGate.machine = { ...idleStudy, step: 'agreement', phase: 'waiting' };
  restore = replacePorts({
    open: (address) => {
      seen.opened.push(address);
      return seen.isOpenable;
    },
  });
});
afterEach(() => restore());

test('the signing dialog lists the agreements needed for the lesson', async () => {
  await openSigning(target);
  expect(inputOf('agreement.needed')).toEqual({ targetId: '7', targetType: 'COURSE', lessonId: '70' });
  expect(signing.machine).toMatchObject({ step: 'open', isAllRequired: true });
  expect(signing.entries).toHaveLength(2);
});

test('signing opens the signing page of the purchased course in another tab', async () => {
  await openSigning(target);
  await sign(FIRST);
  expect(inputOf('agreement.prepare')).toEqual({
    type: 'PC',
    protocolId: '1',
    comId: '11',
    classTypeId: '7',
    masterId: '31',
  });
  expect(seen.opened).toEqual([`${location.origin}${PAGE}`]);
  expect(signing.machine.step).toBe('signing');
});

test('signing a package’s agreement names the package and works without a course master', async () => {
  fakeSchool.answers.delete('agreement.courseMaster');
  list(1, row('1', 0, { targetType: 'PACKAGE', targetId: '9' }));
  await openSigning(target);
  await sign('PACKAGE:9:1');
  expect(inputOf('agreement.prepare')).toEqual({
    type: 'PC',
    protocolId: '1',
    comId: '11',
    classPackageId: '9',
  });
});

describe('a signing page that does not open', () => {
  test.each([
    ['is refused', () => ({ result: false, resultForm: '', msg: '协议已失效' }), '协议已失效'],
    ['fails without a message', () => ({ result: false }), '没有成功，请稍后再试'],
    [
      'has a javascript: address',
      () => ({ result: true, resultForm: 'javascript:alert(1)' }),
      '没有成功，请稍后再试',
    ],
    ['cannot be requested', refusing('不是你的协议'), '不是你的协议'],
  ])('shows a message if it %s', async (_, answer, message) => {
    fakeSchool.answers.set('agreement.prepare', answer);
    await openSigning(target);
    await sign(FIRST);
    expect(fakeSchool.toasts).toEqual([message]);
    expect(seen.opened).toEqual([]);
    expect(signing.machine.step).toBe('open');
  });

  test('shows a message if the browser blocks windows', async () => {
    seen.isOpenable = false;
    await openSigning(target);
    await sign(FIRST);
    expect(fakeSchool.toasts).toEqual(['窗口无法打开，请检查你的浏览器设置。']);
    expect(signing.machine.step).toBe('open');
  });
});

test('missing student information is requested before signing', async () => {
  fakeSchool.answers.set('agreement.validatePerfectStudentInfo', () => ({
    result: false,
    deficiencyInfo: { username: 1 },
  }));
  await openSigning(target);
  await sign(FIRST);
  expect(signing).toMatchObject({ isInformationDue: true, machine: { step: 'open' } });
  expect(seen.opened).toEqual([]);
  cancelInformation();
  expect(signing.isInformationDue).toBe(false);
  await sign(FIRST);
  informationSaved();
  expect(fakeSchool.toasts).toEqual(['提交成功，请继续签署协议']);
});

test('if all agreements are required, the lesson stays locked until all are signed', async () => {
  await openSigning(target);
  await study();
  expect(signing.machine.isShort).toBe(true);
  expect(lessonGate.machine.step).toBe('agreement');
  list(1, row('1', 2, { curId: '21' }), row('2', 2, { curId: '22' }));
  await recheck();
  expect(signing.machine).toMatchObject({ step: 'open', isShort: false });
  expect(lessonGate.machine.phase).toBe('waiting');
  await study();
  expect(lessonGate.machine).toMatchObject({ step: 'agreement', phase: 'asking' });
});

test('if one agreement is enough, signing it continues to the lesson automatically', async () => {
  list(0, row('1', 0), row('2', 0));
  await openSigning(target);
  await sign(FIRST);
  // Back without a signature: nothing happens.
  await recheck();
  expect(lessonGate.machine.phase).toBe('waiting');
  await sign(FIRST);
  list(0, row('1', 2, { curId: '21' }), row('2', 0));
  await recheck();
  expect(lessonGate.machine).toMatchObject({ step: 'agreement', phase: 'asking' });
});

test('if all agreements are required, signing the last one continues to the lesson automatically', async () => {
  await openSigning(target);
  await sign(FIRST);
  list(1, row('1', 2, { curId: '21' }), row('2', 0));
  await recheck();
  expect(lessonGate.machine.phase).toBe('waiting');
  await sign('COURSE:7:2');
  list(1, row('1', 2, { curId: '21' }), row('2', 2, { curId: '22' }));
  await recheck();
  expect(lessonGate.machine).toMatchObject({ step: 'agreement', phase: 'asking' });
});

test('continuing while the signing tab is open reloads the agreements first', async () => {
  await openSigning(target);
  await sign(FIRST);
  list(1, row('1', 2), row('2', 3));
  await study();
  expect(lessonGate.machine.phase).toBe('asking');
});

test('a list of agreements that failed to load can be requested again', async () => {
  fakeSchool.answers.set('agreement.needed', offline);
  await openSigning(target);
  expect(signing.machine.step).toBe('failed');
  list(1, row('1', 0));
  await recheck();
  expect(signing.machine.step).toBe('open');
});

test('closing the signing dialog postpones the gate', async () => {
  await openSigning(target);
  closeSigning();
  expect(lessonGate).toMatchObject({
    machine: { step: 'stopped' },
    stop: { cause: 'putOff', gate: 'agreement' },
  });
});

test('agreements are grouped by target, even if targets share one', async () => {
  list(
    1,
    row('1', 0),
    row('1', 2, { targetType: 'PACKAGE', targetId: '9', targetName: '全科' }),
    row('2', 4),
  );
  await openSigning(target);
  expect(targetsOf(signing.entries)).toEqual([
    {
      id: 'COURSE:7',
      name: '高等数学',
      agreements: [
        { id: 'COURSE:7:1', name: '协议 1', state: 'unsigned' },
        { id: 'COURSE:7:2', name: '协议 2', state: 'expired' },
      ],
    },
    { id: 'PACKAGE:9', name: '全科', agreements: [{ id: 'PACKAGE:9:1', name: '协议 1', state: 'signed' }] },
  ]);
});
