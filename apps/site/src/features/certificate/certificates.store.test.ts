import { decodeReply } from '@lectern/sdk';
import { list, unlockField } from '@lectern/sdk/endpoints/certificate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeSchool,
  inputsOf,
  setUpFakeSchool,
  offline,
  refusing,
} from '../../shared/testing/school.fixture.ts';
import { ports, replacePorts } from '../../shared/ports.ts';
import { readCertificates, readFields } from './certificate.model.ts';
import {
  certificates,
  claim,
  download,
  loadFields,
  pictureOf,
  showCertificates,
} from './certificates.store.ts';
import { certificateCounts, certificateList, unlockFields } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

setUpFakeSchool({
  'certificate.list': () => certificateList,
  'certificate.count': () => certificateCounts,
  'certificate.unlockField': () => unlockFields,
});
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://school.example' });
});

const refuse = (message: string, field: string) => refusing(message, { field });

test('missing or malformed fields get defaults, and certificates or form fields without an id are dropped', () => {
  const spoiled = [
    null,
    {},
    { relationId: 7, status: 'lost', terms: [{ done: 1 }, { text: '学完', done: 'Y' }] },
  ];
  expect(readCertificates(decodeReply(list, spoiled))).toEqual([
    {
      id: '7',
      name: '7',
      number: '',
      source: '',
      status: 'locked',
      isUnread: false,
      issuedAt: '',
      expiresAt: '',
      previewUrl: '',
      terms: [{ text: '学完', isDone: true }],
    },
  ]);
  expect(readFields(decodeReply(unlockField, [{ fieldName: '姓名' }, { fieldCode: 'name' }]))).toEqual([
    { code: 'name', name: 'name', isRequired: false, value: '' },
  ]);
});

describe('the list of certificates', () => {
  test('requests one status, and marks the unread certificates as read once, while still showing their mark', async () => {
    await showCertificates('ready');
    expect(inputsOf('certificate.list')).toEqual([{ status: 'ready' }]);
    expect(inputsOf('certificate.markRead')).toEqual([{ relationIds: '1' }]);
    expect(certificates).toMatchObject({ status: 'ready', counts: { issued: 1, locked: 1 } });
    // The mark stays visible as long as the list does.
    expect(certificates.records[0]?.isUnread).toBe(true);
  });

  test('marks no more certificates as read than one call takes', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...certificateList[0],
      relationId: `${index}`,
    }));
    fakeSchool.answers.set('certificate.list', () => many);
    await showCertificates(undefined);
    expect(String(inputsOf('certificate.markRead')[0]?.['relationIds']).split(',')).toHaveLength(200);
  });

  test('marks nothing as read when only rendered on the server, but has the counts', async () => {
    const putBack = replacePorts({ isRenderOnly: true });
    await showCertificates(undefined);
    putBack();
    expect(certificates.records[0]?.isUnread).toBe(true);
    expect(certificates.counts).toMatchObject({ issued: 1, locked: 1 });
    expect(fakeSchool.calls.map(([id]) => id).toSorted()).toEqual(['certificate.count', 'certificate.list']);
  });

  test('drops a late reply to an earlier request', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    fakeSchool.answers.set('certificate.list', () => new Promise((resolve) => (answer = resolve)));
    const slow = showCertificates(undefined);
    fakeSchool.answers.set('certificate.list', () => [certificateList[1]]);
    await showCertificates('issued');
    answer(certificateList);
    await slow;
    expect(certificates.records).toHaveLength(1);
  });

  test('fails without the list, but not without the counts', async () => {
    fakeSchool.answers.set('certificate.count', offline);
    await showCertificates(undefined);
    expect(certificates).toMatchObject({ status: 'ready', counts: undefined });
    fakeSchool.answers.set('certificate.list', offline);
    await showCertificates(undefined);
    expect(certificates.status).toBe('failed');
  });
});

describe('a certificate', () => {
  test('is claimed with the filled-in fields, and a refusal names its field', async () => {
    expect(await loadFields('1')).toMatchObject([
      { code: 'name', isRequired: true, value: '林晓彤' },
      { code: 'unit', isRequired: false },
    ]);
    expect(await claim('1', { name: ' 林晓彤 ' })).toEqual({ isDone: true });
    expect(fakeSchool.calls.at(-1)).toEqual([
      'certificate.create',
      { relationId: '1', fields: [{ fieldCode: 'name', value: '林晓彤' }] },
    ]);
    await claim('1', {});
    expect(fakeSchool.calls.at(-1)).toEqual(['certificate.create', { relationId: '1' }]);
    fakeSchool.answers.set('certificate.create', refuse('请填写姓名', 'name'));
    expect(await claim('1', {})).toEqual({ isDone: false, field: 'name', message: '请填写姓名' });
  });

  test('is downloaded from this site only', async () => {
    const leaveSpy = vi.spyOn(ports, 'leave').mockImplementation(() => undefined);
    fakeSchool.answers.set('certificate.trainPdfUrl', () => ({
      url: '/certificates/2/1/t.s/certificate.pdf',
    }));
    expect(await download('2', 'certificate')).toEqual({ isDone: true });
    expect(leaveSpy).toHaveBeenCalledExactlyOnceWith(
      'https://school.example/certificates/2/1/t.s/certificate.pdf',
    );
    fakeSchool.answers.set('certificate.learnPdfUrl', () => ({ url: 'https://evil.example/study.pdf' }));
    expect(await download('2', 'study')).toMatchObject({ isDone: false });
    fakeSchool.answers.set('certificate.learnPdfUrl', refuse('还没有学习记录', 'relationId'));
    expect(await download('2', 'study')).toMatchObject({ message: '还没有学习记录' });
    expect(leaveSpy).toHaveBeenCalledOnce();
  });

  test('shows preview images of this site only', () => {
    expect(pictureOf({ previewUrl: '/certificates/2/preview.svg' })).toBe(
      'https://school.example/certificates/2/preview.svg',
    );
    expect(pictureOf({ previewUrl: '' })).toBe('');
    expect(pictureOf({ previewUrl: 'https://evil.example/a.svg' })).toBe('');
  });
});
