import { isApiError } from '@lectern/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strictCheck } from '../../src/platform/schema/strict.ts';
import { modules } from '../../src/modules.ts';
import { type DemoSchool, openDemoSchool } from './demoSchool.ts';
import { exchange } from './exchange.ts';
import { misfitsOf } from './misfits.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples/index.ts';

const routes = modules.flatMap((module) => module.routes);
const byId = new Map<string, Sample>(samples.map((each) => [each.endpoint.id, each]));

let school: DemoSchool;
/** Tokens that open nothing at the school, by whose they are. */
let invalidTokens: Readonly<Record<string, string | undefined>>;
beforeAll(async () => {
  school = await openDemoSchool();
  const { app, companyId } = school;
  const { company } = await app.addCompany('elsewhere.example');
  invalidTokens = {
    nobody: undefined,
    'a student of another company': await app.tokenOf(await app.addUser(company)),
    'a closed account': await app.tokenOf(await app.addUser({ id: companyId }, { status: 'closed' })),
  };
});
afterAll(() => school.app.close());

it('every implemented endpoint has one sample, and every sample has an endpoint', () => {
  const answered = routes.map(({ endpoint }) => endpoint.id);
  expect(answered.filter((id) => !byId.has(id))).toEqual([]);
  expect([...byId.keys()].filter((id) => !answered.includes(id))).toEqual([]);
  expect(samples).toHaveLength(byId.size);
});

/** The routes with their samples, grouped by area, so that a failure names the call. */
const areas = [...Map.groupBy(routes, ({ endpoint }) => endpoint.id.split('.')[0] ?? '')];
/** Timeout of a whole area on a busy machine. */
const TIMEOUT_MS = 120_000;

describe.each(areas)('the endpoints of %s', (_, own) => {
  const tried = own.flatMap((route) => {
    const found = byId.get(route.endpoint.id);
    return found === undefined ? [] : [{ route, found }];
  });
  const callerOf = ({ route, found }: (typeof tried)[number]): string | undefined =>
    route.access !== 'public' || found.isStudents === true ? school.token : undefined;

  it(
    'answer their samples according to their schemas',
    async () => {
      for (const each of tried) {
        const { endpoint, schema } = each.route;
        const { id } = endpoint;
        const input = await each.found.input(school);
        expect.soft(strictCheck(schema.input)(input), id).toBeUndefined();
        const { status, wire, output, error } = await exchange(school.app, endpoint, input, callerOf(each));
        expect.soft({ status, wire }, id).toMatchObject({ status: 200 });
        if (each.found.refusal !== undefined) {
          expect.soft(isApiError(error) && error.code, id).toBe(each.found.refusal);
          continue;
        }
        expect.soft(error, id).toBeUndefined();
        const data = endpoint.envelope !== 'bare' ? dataOf(wire, id) : wire;
        expect.soft(strictCheck(schema.output)(data ?? null), id).toBeUndefined();
        expect.soft(output ?? null, id).toEqual(withoutNulls(data) ?? null);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'reject invalid inputs with 400, naming the field',
    async () => {
      for (const each of tried) {
        const { endpoint } = each.route;
        const input = await each.found.input(school);
        for (const { name, field, damage } of misfitsOf(each.route)) {
          const { status, wire } = await exchange(school.app, endpoint, damage(input), callerOf(each));
          expect
            .soft({ name, status, wire }, endpoint.id)
            .toMatchObject({
              status: 400,
              wire: { code: '400', path: expect.stringMatching(new RegExp(`^${field}([.[]|$)`)) },
            });
        }
      }
    },
    TIMEOUT_MS,
  );

  it('answer 401 without a log-in that is valid here unless they are public', async () => {
    for (const { endpoint } of own.filter(({ access }) => access !== 'public'))
      for (const [whose, token] of Object.entries(invalidTokens)) {
        const { status } = await exchange(school.app, endpoint, { ...pathValues(endpoint.path) }, token);
        expect.soft(status, `${endpoint.id} with the token of ${whose}`).toBe(401);
      }
  });
});

/** Returns the `data` of an envelope, which must report success. */
function dataOf(wire: unknown, id: string): unknown {
  expect.soft(wire, id).toMatchObject({ code: '1', message: '' });
  return Reflect.get(Object(wire), 'data');
}

/** Removes null values, as decoding a reply does. */
const withoutNulls = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null), (_, part: unknown) => part ?? undefined);

function pathValues(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/(?<=\{)\w+(?=\})/g)].map(([name]) => [name, '1']));
}
