import * as resource from '@lectern/sdk/endpoints/resource';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { detectContentType } from '../upload/index.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

test('every file of the demonstration downloads with its listed size and type', async () => {
  const token = await app.tokenOf(await app.userNamed('member'));
  const { records, total }: resource.ResourcePage = await app.data(
    resource.list,
    { pageSize: 50 },
    { token },
  );
  expect(total).toBe(12);
  for (const { resourceId, fileType, sourceSize, fileName } of records) {
    const { url } = await app.data(resource.download, { id: resourceId }, { token });
    const file = await app.server.inject({ url, headers: { host: 'localhost' } });
    expect([fileName, file.statusCode, file.rawPayload.byteLength]).toEqual([fileName, 200, sourceSize]);
    expect(await detectContentType(file.rawPayload, fileType), fileName).toBeDefined();
  }
});

test('the demonstration has shared files of students in both companies, one of them pending', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const own: resource.ResourcePage = await app.data(resource.list, { ownFlag: 1 }, { token });
  expect(own.records.map(({ state }) => state)).toEqual(['pending', 'shown']);
  const there = await app.call(resource.selectAll, {}, { host: 'second.localhost' });
  expect(there.body.data.records).toMatchObject([{ fileName: '会议纪要模板' }]);
});
