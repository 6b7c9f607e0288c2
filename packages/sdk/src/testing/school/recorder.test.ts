// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLectern } from '../../createLectern.ts';
import { mockSchool, recordCalls } from '../index.ts';
import { readFixture } from './fixture.ts';

const ORIGIN = 'https://school.example';

/** A back end with its own student: the replies of the mock school, plus some private data. */
async function realFetch(): Promise<typeof fetch> {
  const school = await mockSchool({ seed: 99 });
  return async (address, init) => {
    const request = new Request(address, init);
    const reply = await school.fetch(request);
    if (!request.url.includes('/getCurrentUser')) return reply;
    const envelope = await reply.json();
    Object.assign(envelope.data, {
      nickName: '欧阳真真',
      mobile: '13912345678',
      username: 'ouyang',
      headPicMax: 'https://real.example/a.png?token=abcdef123',
      email: 'ouyang@real.example',
    });
    return Response.json(envelope);
  };
}

describe('a recorder', () => {
  it('records the replies of a back end without private data, and a mock school replays them', async () => {
    const recorder = await recordCalls({ fetch: await realFetch() });
    const real = createLectern({ origin: ORIGIN, fetch: recorder.fetch });
    await real.login.mobileSms({ mobile: '13912345678', smsCode: '123456' });
    expect((await real.shell.currentUser({})).nickName).toBe('欧阳真真');
    const page = await real.catalogue.list({ pageNo: 2, pageSize: 5 });
    await expect(real.order.byId({ orderId: 'gone' })).rejects.toMatchObject({ code: '0' });
    const before = await real.cart.list({});
    await real.cart.add({ commodityId: '105' });
    const after = await real.cart.list({});

    const text = JSON.stringify(recorder.fixture());
    for (const secret of ['欧阳', '13912345678', 'ouyang', 'abcdef123', 'mock-student', '123456"'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);

    const school = await mockSchool({ seed: 1, fixture: readFixture(JSON.parse(text)) });
    const again = createLectern({ origin: ORIGIN, fetch: school.fetch });
    await again.login.mobileSms({ mobile: '13700000000', smsCode: '123456' });
    expect((await again.shell.currentUser({})).nickName).toBe('某同学');
    expect(await again.catalogue.list({ pageNo: 2, pageSize: 5 })).toEqual(page);
    // Calls that were not recorded are generated.
    expect((await again.catalogue.list({ pageNo: 1, pageSize: 5 })).records).toHaveLength(5);
    await expect(again.order.byId({ orderId: 'gone' })).rejects.toMatchObject({ code: '0' });
    // An input recorded twice gives both replies in order, and then repeats the last.
    expect(await again.cart.list({})).toEqual(before);
    expect(await again.cart.list({})).toEqual(after);
    expect(await again.cart.list({})).toEqual(after);
  });

  it('omits fields that a school declares private, also from the inputs', async () => {
    const recorder = await recordCalls({ fetch: (await mockSchool()).fetch, alsoPrivate: ['courseName'] });
    const { catalogue } = createLectern({ origin: ORIGIN, fetch: recorder.fetch });
    const { total } = await catalogue.list({ courseName: '导数' });
    const fixture = recorder.fixture();
    expect(JSON.stringify(fixture)).not.toContain('导数');
    const again = createLectern({ origin: ORIGIN, fetch: (await mockSchool({ fixture })).fetch });
    expect(await again.catalogue.list({ courseName: '任何' })).toMatchObject({ total });
  });

  it.each([
    [null, 'format'],
    [{ format: 'lectern-fixture-1' }, 'calls'],
    [{ format: 'lectern-fixture-1', calls: [{ id: 'a.b' }] }, 'calls[0].code'],
  ])('readFixture names the invalid field of %j', (value, field) => {
    expect(() => readFixture(value)).toThrow(field);
  });
});
