// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { companyAlias } from '../../endpoints/shell/company.ts';
import { memoryStorage } from './storage.ts';
import { mockRoute, refuse, routesFetch } from '../../testing/answer.ts';
import { createClient } from '../../client/client.ts';
import { readConditionally } from './conditional.ts';

/** A platform whose points have a name, and a device that reads it. */
function device(storage = memoryStorage()) {
  const platform = { hash: 'h1', pointName: '学分', isDown: false };
  const requests: unknown[] = [];
  const alias = mockRoute(companyAlias, (input) => {
    requests.push(input?.hash);
    if (platform.isDown) throw refuse('0');
    const { hash, pointName } = platform;
    return input?.hash === hash ? { hash, unchanged: true } : { hash, unchanged: false, pointName };
  });
  const read = (schoolId = '1') =>
    readConditionally(companyAlias, {
      client: createClient({
        origin: 'https://school.example',
        fetch: routesFetch([alias]),
        session: () => ({ schoolId }),
      }),
      storage,
      schoolId,
    });
  return { platform, asked: requests, read, storage };
}

describe('readConditionally', () => {
  it('returns the stored copy while the hash is unchanged, and the new reply otherwise', async () => {
    const { platform, asked, read } = device();
    expect((await read())?.pointName).toBe('学分');
    expect((await read())?.pointName).toBe('学分');
    Object.assign(platform, { hash: 'h2', pointName: '积分' });
    expect((await read())?.pointName).toBe('积分');
    expect((await read())?.pointName).toBe('积分');
    expect(asked).toEqual([undefined, 'h1', 'h1', 'h2']);
  });

  it('keeps a separate copy for each school', async () => {
    const { asked, read } = device();
    await read('1');
    await read('2');
    expect(asked).toEqual([undefined, undefined]);
  });

  it('sends the school of the copy even if the session names another', async () => {
    const requests: unknown[] = [];
    const alias = mockRoute(companyAlias, (input) => {
      requests.push(input?.schoolId);
      return { hash: 'h1', unchanged: false, pointName: '学分' };
    });
    const client = createClient({
      origin: 'https://school.example',
      fetch: routesFetch([alias]),
      session: () => ({ schoolId: '1' }),
    });
    await readConditionally(companyAlias, { client, storage: memoryStorage(), schoolId: '2' });
    expect(requests).toEqual(['2']);
  });

  it('throws the error of the call', async () => {
    const { platform, read } = device();
    platform.isDown = true;
    await expect(read()).rejects.toMatchObject({ kind: 'business' });
  });

  it.each(['{', 'null', '[]', '"h1"', '{"hash":{}}'])(
    'sends no hash when the stored copy is %s',
    async (copy) => {
      const storage = memoryStorage();
      const { asked, read } = device({ ...storage, getItem: () => copy });
      expect((await read())?.pointName).toBe('学分');
      expect(asked).toEqual([undefined]);
    },
  );

  it('works when the storage is full', async () => {
    const { asked, read } = device({
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect([(await read())?.pointName, (await read())?.pointName]).toEqual(['学分', '学分']);
    expect(asked).toEqual([undefined, undefined]);
  });
});
