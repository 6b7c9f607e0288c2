// @vitest-environment node
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { describedCalls, type DescribedCall } from '../../../tools/described.ts';
import { decodeReply } from '../../client/decode.ts';
import { createLectern } from '../../createLectern.ts';
import { plausible } from '../plausible/plausible.ts';
import { calls } from './calls.gen.ts';
import { areaOf } from './fixture.ts';
import { type MockSchoolOptions, openMockSchool } from './mockSchool.ts';
import { withoutPrivate } from './private.ts';
import { aboutOf } from './subjects.ts';

const ORIGIN = 'https://school.example';
const lecternOf = (options: MockSchoolOptions = {}) => {
  const { fetch } = openMockSchool(options);
  return createLectern({ origin: ORIGIN, fetch });
};
const loggedIn = async (options: MockSchoolOptions = {}) => {
  const lectern = lecternOf(options);
  await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
  return lectern;
};

let described: readonly DescribedCall[] = [];
beforeAll(async () => {
  described = await describedCalls();
});

/** Generates a valid input; a file is added, since schemas do not describe its bytes. */
function inputOf({ endpoint, schema }: DescribedCall): Record<string, unknown> {
  const input = Object(plausible(schema.input ?? {}, { about: aboutOf(endpoint.id) }));
  return endpoint.send === 'multipart' && endpoint.id !== 'answering.rescue'
    ? { ...input, file: new Blob(['a']) }
    : { ...input, ...(endpoint.id === 'sso.userByToken' && { access_token: 'mock-student-1' }) };
}

describe('every call of the mock school', () => {
  it('has a mock reply', () => {
    expect(calls.map(([{ id }]) => id).toSorted()).toEqual(
      described.map(({ endpoint }) => endpoint.id).toSorted(),
    );
  });

  it.each(['new-student', 'mid-course', 'in-exam'] as const)(
    'returns data valid by its schema, with and without private data (%s)',
    (scenario) => {
      const school = openMockSchool({ scenario, pictures: 'http://127.0.0.1:4010/mock/' });
      for (const call of described) {
        const { id } = call.endpoint;
        const { token } = Object(school.call('login.password', {}, '').data).token;
        const input = inputOf(call);
        if (id === 'cart.createOrder') {
          const { data } = school.call('cart.list', { commodityIds: input['commodityIds'] }, token);
          input['totalCents'] = Object(data)[0].priceCents;
        }
        const key = `${id} ${JSON.stringify(input)}`;
        const { code, message, data } = school.call(id, input, token);
        expect([key, code, message]).toEqual([key, '1', '']);
        const output = call.schema.output ?? {};
        expect([key, ...Value.Errors(output, data)]).toEqual([key]);
        expect([key, ...Value.Errors(output, withoutPrivate(data, areaOf(id)))]).toEqual([key]);
        const misfits: string[] = [];
        decodeReply(call.endpoint, JSON.parse(JSON.stringify(data ?? null)), (path) => misfits.push(path));
        expect([key, misfits]).toEqual([key, []]);
      }
    },
  );

  it('returns equal replies for equal seeds and different ones for another seed', () => {
    const repliesOf = (seed: number) => {
      const school = openMockSchool({ seed });
      return described.map((call) => school.call(call.endpoint.id, inputOf(call), 'mock-student'));
    };
    expect(JSON.stringify(repliesOf(7))).toBe(JSON.stringify(repliesOf(7)));
    expect(JSON.stringify(repliesOf(7))).not.toBe(JSON.stringify(repliesOf(8)));
  });

  it('demands a log-in exactly where the back end does', async () => {
    const lectern = lecternOf();
    expect((await lectern.catalogue.list({})).records.length).toBeGreaterThan(0);
    await expect(lectern.order.list({})).rejects.toMatchObject({ kind: 'session-ended', status: 401 });
    await expect(lectern.login.mobileSms({ mobile: '13800138000', smsCode: '000000' })).rejects.toMatchObject(
      { kind: 'business' },
    );
    await lectern.login.password({ account: '13800138000', password: 'a long one', type: 1 });
    expect((await lectern.shell.currentUser({})).nickName).toBe('苏小雨');
    const { token } = lectern.session.current;
    await lectern.login.logout({});
    lectern.session.start({ token, userId: '100', companyId: '1', phone: '' });
    await expect(lectern.shell.currentUser({})).rejects.toMatchObject({ kind: 'session-ended', code: '401' });
  });
});

describe('a list of the mock school', () => {
  it('has consistent pages, filters and totals', async () => {
    const { catalogue } = lecternOf();
    const fullList = await catalogue.list({ pageSize: 60 });
    expect(fullList.total).toBe(fullList.records.length);
    const pages = [];
    for await (const course of catalogue.list.each({ pageSize: 7 })) pages.push(course);
    expect(pages).toEqual(fullList.records);
    expect(new Set(pages.map(({ commodityId }) => commodityId)).size).toBe(pages.length);
    expect(new Set(pages.map(({ courseName }) => courseName)).size).toBe(pages.length);
    const live = await catalogue.list({ kind: 'live', pageSize: 60 });
    expect(live.records).toEqual(fullList.records.filter(({ kind }) => kind === 'live'));
    expect(live.total).toBe(fullList.facets?.kinds?.live);
    const { priceRange } = fullList;
    const cheapest = await catalogue.list({ highestPriceCents: priceRange?.lowestCents ?? -1 });
    expect(new Set(cheapest.records.map(({ priceCents }) => priceCents))).toEqual(
      new Set([priceRange?.lowestCents]),
    );
    expect(cheapest.priceRange).toEqual(priceRange);
    const found = await catalogue.list({ courseName: '导数' });
    expect(found.records.map(({ courseName }) => courseName)).toEqual(['函数与导数专题']);
  });

  it('has entries whose ids lead to matching details', async () => {
    const { catalogue, news, teachers, question, exam } = await loggedIn();
    for (const course of (await catalogue.list({})).records) {
      const { commodityId = '', courseId = '' } = course;
      const detail = await catalogue.detail({ commodityId, targetId: courseId });
      expect(detail.course).toEqual(course);
      expect(detail.teacher?.name).toBe(course.teacherName);
      expect(detail.related.some((other) => other.commodityId === commodityId)).toBe(false);
    }
    for (const { id = '', title, date } of (await news.list({})).records)
      expect(await news.detail({ id })).toMatchObject({ id, title, date });
    for (const { id = '', name, portrait } of (await teachers.list({})).records)
      expect(await teachers.detail({ id })).toMatchObject({ id, name, portrait });
    for (const paper of (await question.findPapers({})).records)
      expect(await question.paperById({ id: paper.paperId ?? '' })).toEqual(paper);
    for (const each of (await exam.myExams({})).records)
      expect((await exam.detail({ id: each.examId ?? '' })).exam).toEqual(each);
  });

  it('has orders consistent with their status, and a count for each status', async () => {
    const { order } = await loggedIn();
    const { records } = await order.list({ pageSize: 60 });
    expect(records.every(({ status, paidAt }) => (status === 'paid') === (paidAt !== undefined))).toBe(true);
    const counts = await order.countByStatus({});
    expect(counts.all).toBe(records.length);
    expect(counts.waiting).toBe(records.filter(({ status }) => status === 'waiting').length);
    await expect(order.byId({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'business', code: '0' });
  });

  it('has Chinese names, consistent prices and start times before end times', async () => {
    const { catalogue, openClass } = lecternOf({ seed: 3 });
    for (const { courseName = '', priceCents = -1, listPriceCents = -1, freeFlag } of (
      await catalogue.list({})
    ).records) {
      expect(courseName).toMatch(/\p{Script=Han}/u);
      expect(listPriceCents).toBeGreaterThanOrEqual(priceCents);
      expect(freeFlag).toBe(priceCents === 0 ? 1 : 0);
    }
    for (const { startsAt = '', endsAt = '' } of (await openClass.list({})).records)
      expect(endsAt > startsAt).toBe(true);
  });
});

describe('a scenario', () => {
  it('new-student has no courses, orders, cart entries or attempts', async () => {
    const { course, order, cart, catalogue, exam, question } = await loggedIn({ scenario: 'new-student' });
    expect(await course.courses({})).toMatchObject({ total: 0, records: [], counts: { all: 0 } });
    expect((await order.list({})).records).toEqual([]);
    expect(await cart.list({})).toEqual([]);
    expect(
      (await catalogue.list({})).records.some(
        ({ owned, progressPercent }) => owned === true || progressPercent !== 0,
      ),
    ).toBe(false);
    expect((await exam.myExams({})).records.some(({ recordId }) => recordId !== undefined)).toBe(false);
    expect((await question.lastExerciseRecord({})).record).toBeUndefined();
  });

  it('in-exam has one running exam, which is submitted at its end', async () => {
    let now = Date.parse('2026-03-02T01:00:00.000Z');
    const { answering, exam } = await loggedIn({ scenario: 'in-exam', time: () => now });
    const running = (await exam.myExams({ examState: 'doing' })).records;
    expect(running).toHaveLength(1);
    const recordId = running[0]?.recordId ?? '';
    const room = await answering.paperQuestions({ recordId });
    expect(room.questions.filter(({ answer }) => answer.length > 0)).toHaveLength(3);
    expect(Date.parse(room.exam?.endsAt ?? '') - now).toBe(65 * 60_000);
    now += 66 * 60_000;
    expect((await answering.paperQuestions({ recordId })).state).toBe('submitted');
    const late = { recordId, questionId: '705', answer: ['A'], operationId: 'too-late-1', sequence: 9 };
    expect((await answering.submitAnswer(late)).receipt?.late).toBe(true);
    await expect(exam.join({ examId: '401' })).rejects.toMatchObject({ kind: 'business' });
  });

  it('expired refuses calls until the next log-in', async () => {
    const school = openMockSchool({ scenario: 'expired' });
    expect(school.call('order.list', {}, school.token)).toMatchObject({ status: 401, code: '401' });
    const { token } = Object(school.call('login.password', {}, '').data).token;
    expect(school.call('order.list', {}, token).code).toBe('1');
    expect(openMockSchool().call('order.list', {}, school.token).code).toBe('1');
  });
});

describe('actions of the mock student', () => {
  it('save answers by highest sequence, and a repeated hand-in returns the first result', async () => {
    const { answering, question } = await loggedIn();
    const { recordId = '' } = await question.generatePaper({ paperId: '503' });
    expect(await question.generatePaper({ paperId: '503' })).toEqual({ recordId, resumed: true });
    const give = (label: string, sequence: number) =>
      answering.submitAnswer({
        recordId,
        questionId: '701',
        answer: [label],
        operationId: `operation-${sequence}`,
        sequence,
      });
    await give('A', 2);
    expect((await give('B', 1)).receipt).toMatchObject({ sequence: 1, currentSequence: 2, late: false });
    const first = await answering.submit({ recordId, answers: [] });
    expect(await answering.submit({ recordId, answers: [] })).toEqual(first);
    const report = await question.report({ recordId });
    expect([report.rightCount, report.record?.score]).toEqual([1, first.score]);
    expect(report.questions[0]).toMatchObject({ verdict: 'right', answer: ['A'], key: ['A'] });
  });

  it('change the cart and create an order from it', async () => {
    const { cart, catalogue } = await loggedIn({ scenario: 'new-student' });
    const [, course] = (await catalogue.list({ price: 'paid' })).records;
    const { commodityId = '', courseName, priceCents = 0 } = course ?? {};
    for (const each of [commodityId, '124', commodityId]) await cart.add({ commodityId: each });
    expect((await cart.list({})).map((item) => item.commodityId)).toEqual([commodityId, '124']);
    expect(await cart.remove({ items: [{ commodityId: '124' }] })).toEqual({ count: 1 });
    expect(await cart.list({})).toMatchObject([{ commodityId, courseName, priceCents }]);
    await expect(cart.createOrder({ commodityIds: [commodityId], totalCents: 1 })).rejects.toMatchObject({
      code: '0',
    });
    expect((await cart.createOrder({ commodityIds: [commodityId], totalCents: priceCents })).payCents).toBe(
      priceCents,
    );
    expect(await cart.list({})).toEqual([]);
  });
});
