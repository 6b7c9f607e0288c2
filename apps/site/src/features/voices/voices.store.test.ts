// @vitest-environment jsdom
import { ApiError, decodeReply } from '@lectern/sdk';
import { list } from '@lectern/sdk/endpoints/voices';
import { expect, test, vi } from 'vitest';
import { told } from '../../shared/testing/school.fixture.ts';
import { readVoice, showVoices, voiceList } from './voices.store.ts';
import { voice, voicePage } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

test('a page of stories is asked for, and what tells nothing is dropped', async () => {
  told.answers.set('voices.list', () => ({
    ...voicePage,
    records: [...voicePage.records, {}, null, { voiceId: '4', name: '无言' }],
  }));
  await showVoices(2);
  expect(told.calls).toEqual([['voices.list', { pageNo: 2, pageSize: 5 }]]);
  expect(voiceList.value).toMatchObject({
    total: 7,
    voices: [{ name: { zh: '陈嘉禾' } }, { name: { zh: '吴桐' } }],
  });
  told.answers.set('voices.list', () => {
    throw new ApiError({ kind: 'network', endpoint: 'voices.list' });
  });
  await showVoices(1);
  expect(voiceList.status).toBe('failed');
});

test('a story leads to its course, where there is one', () => {
  const read = (one: unknown) => readVoice(decodeReply(list, { records: [one] }).records[0]!);
  expect(read(voice())?.course).toEqual({
    name: { zh: '圆锥曲线二十讲', en: 'Conics' },
    href: '#/course/detail/5/15/contents',
  });
  expect(read(voice({ course: null }))?.course).toBeUndefined();
  expect(read({ ...voice(), course: 'none', quote: 7 })).toMatchObject({
    course: undefined,
    quote: { zh: '7' },
  });
});
