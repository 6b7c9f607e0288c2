// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, refusing } from '../../shared/testing/school.fixture.ts';
import { replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import {
  changeFiles,
  openSharing,
  ownResources,
  ownSpace,
  sendShare,
  sharing,
  showOwn,
} from './own.store.ts';
import { readResource } from './resource.model.ts';
import {
  checkMembership,
  opened,
  openPreview,
  resourceDetail,
  resourceList,
  saveResource,
  showResource,
  showResources,
} from './resource.store.ts';
import { filePage, ownPage, sharedFile, uploadRules } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const refuse = (field: string, message: string) => refusing(message, { field });

const file = (id: string, more: Parameters<typeof sharedFile>[1] = {}) =>
  readResource(Object(sharedFile(id, more))) ?? expect.fail(id);
const link = (id: string) => ({ url: `/resources/${id}`, expiresAt: '' });

let visited: string[];

setUpFakeSchool({
  'resource.list': ({ ownFlag }) => (ownFlag === 1 ? ownPage : filePage),
  'resource.selectAll': () => filePage,
  'resource.detail': ({ id }) => sharedFile(String(id)),
  'resource.view': ({ id }) => link(String(id)),
  'resource.audioPreview': ({ id }) => link(String(id)),
  'resource.download': ({ id }) => link(String(id)),
  'resource.spaceSize': () => ({ usedSize: 5, totalSize: 10 }),
  'resource.toUpload': () => uploadRules,
  'resource.share': () => ({ ids: [], state: 'pending' }),
});
beforeEach(() => {
  visited = [];
  replacePorts({ leave: (address) => void visited.push(address) });
  Object.assign(session, { token: 't', userId: '7', companyId: '1' });
});

const calledIds = () => fakeSchool.calls.map(([id]) => id);

describe('the lists of resources', () => {
  test('request what the filters name, of the whole school or of its students', async () => {
    await showResources({
      keyword: '讲义',
      kind: 'pdf',
      subject: '1',
      isOfStudents: false,
      order: 'popular',
      page: 2,
    });
    await showResources({
      keyword: '',
      kind: undefined,
      subject: '',
      isOfStudents: true,
      order: 'newest',
      page: 1,
    });
    expect(fakeSchool.calls).toEqual([
      [
        'resource.list',
        { keyword: '讲义', fileCategory: 'pdf', subjectId: '1', order: 'popular', pageNo: 2, pageSize: 15 },
      ],
      ['resource.selectAll', { pageNo: 1, pageSize: 15 }],
    ]);
    expect(resourceList.value?.records).toHaveLength(5);
  });

  test('never show one student’s own files to the next', async () => {
    await showOwn(1);
    expect(ownResources.value?.records).toHaveLength(3);
    expect(ownSpace.size).toEqual({ used: 5, total: 10 });
    Object.assign(session, { token: 'another', userId: '8' });
    const next = showOwn(1);
    expect([ownResources.value, ownSpace.size]).toEqual([undefined, undefined]);
    await next;
  });
});

describe('a file', () => {
  test('is opened by the call of its kind, from this site only', async () => {
    await openPreview(file('4', { fileCategory: 'audio', fileType: 'wav' }));
    expect(calledIds()).toEqual(['resource.audioPreview']);
    expect(opened).toMatchObject({ step: 'open', href: `${location.origin}/resources/4` });
    fakeSchool.answers.set('resource.view', () => ({ url: 'https://evil.example/x' }));
    await openPreview(file('1'));
    expect(opened).toMatchObject({ step: 'failed', href: '' });
  });

  test('that is a text is loaded, and cut at a maximum length', async () => {
    const fetched = vi.fn(async () => new Response('字'.repeat(30_000)));
    vi.stubGlobal('fetch', fetched);
    await openPreview(file('2', { fileCategory: 'docs', fileType: 'txt' }));
    expect([opened.step, opened.text.length, opened.isCut]).toEqual(['open', 20_000, true]);
    fetched.mockResolvedValue(new Response('', { status: 403 }));
    await openPreview(file('2', { fileCategory: 'docs', fileType: 'txt' }));
    expect(opened).toMatchObject({ step: 'failed', text: '' });
    vi.unstubAllGlobals();
  });

  test('for members is not requested for others, except by its own author', async () => {
    fakeSchool.answers.set('resource.vipFlag', () => ({ vipFlag: 0 }));
    await openPreview(file('3', { vipFlag: 1 }));
    expect([opened.step, ...calledIds()]).toEqual(['members', 'resource.vipFlag']);
    await checkMembership(file('3', { vipFlag: 1, isOwn: true }));
    expect(opened.step).toBe('idle');
    fakeSchool.answers.set('resource.vipFlag', () => ({ vipFlag: 1 }));
    await openPreview(file('3', { vipFlag: 1 }));
    expect(opened.step).toBe('open');
  });

  test('whose reply is late is not shown on the next page', async () => {
    const late = openPreview(file('1'));
    const next = showResource('2');
    await Promise.all([late, next]);
    expect([opened.step, resourceDetail.value?.id]).toEqual(['idle', '2']);
  });

  test('stays open when its page is loaded again, as after a log-in', async () => {
    await showResource('1');
    const opening = openPreview(file('1'));
    await Promise.all([opening, showResource('1')]);
    expect(opened.step).toBe('open');
  });

  test('is downloaded and its download counted at once', async () => {
    await showResource('1');
    expect(await saveResource('1')).toEqual({ isDone: true });
    expect(visited).toEqual([`${location.origin}/resources/1`]);
    expect(resourceDetail.value?.downloads).toBe(232);
    fakeSchool.answers.set('resource.download', refuse('vipFlag', '这份资料只对会员开放'));
    expect(await saveResource('1')).toEqual({
      isDone: false,
      field: 'vipFlag',
      message: '这份资料只对会员开放',
    });
  });
});

describe('sharing files', () => {
  const [one, two] = [
    { id: '21', name: '讲义.pdf', size: 3 },
    { id: '22', name: '听力.mp3', size: 3 },
  ];

  test('names the files, and removes those taken out from the storage', async () => {
    await openSharing();
    expect(sharing.limits).toEqual({
      types: uploadRules.extensions,
      maxBytes: uploadRules.maxSize,
      maxFiles: 9,
    });
    changeFiles([one, two]);
    expect(sharing.names).toEqual({ 21: '讲义', 22: '听力' });
    sharing.names['21'] = '第一讲';
    changeFiles([one]);
    expect(sharing.names).toEqual({ 21: '第一讲' });
    expect(fakeSchool.calls.at(-1)).toEqual(['resource.remove', { ids: ['22'] }]);
    sharing.subject = '3';
    expect(await sendShare()).toEqual({ isDone: true, value: 'pending' });
    expect(fakeSchool.calls.at(-1)).toEqual([
      'resource.share',
      { files: [{ resourceId: '21', fileName: '第一讲' }], subjectId: '3' },
    ]);
    expect(sharing).toMatchObject({ files: [], names: {}, subject: '' });
  });

  test('keeps the form if refused, and names the invalid field', async () => {
    await openSharing();
    changeFiles([one]);
    fakeSchool.answers.set('resource.share', refuse('fileName', '请填写资料名称'));
    expect(await sendShare()).toMatchObject({ isDone: false });
    expect(sharing).toMatchObject({
      files: [one],
      isSending: false,
      problem: { field: 'fileName', message: '请填写资料名称' },
    });
  });

  test('is not possible if the upload limits cannot be read', async () => {
    fakeSchool.answers.set('resource.toUpload', () => ({ extensions: 'all' }));
    await openSharing();
    expect(sharing.limits).toBe('none');
  });
});
