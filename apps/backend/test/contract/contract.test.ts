import { isApiError } from '@lectern/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strictCheck } from '../../src/http/strict.ts';
import { modules } from '../../src/modules/index.ts';
import { type DemoSchool, openDemoSchool } from './demoSchool.ts';
import { exchange } from './exchange.ts';
import { misfitsOf } from './misfits.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples/index.ts';

const routes = modules.flatMap((module) => module.routes);
const byId = new Map<string, Sample>(samples.map((each) => [each.endpoint.id, each]));

let school: DemoSchool;
beforeAll(async () => {
  school = await openDemoSchool();
});
afterAll(() => school.app.close());

it('has a sample for every call that is answered, and for no other', () => {
  const answered = routes.map(({ endpoint }) => endpoint.id);
  expect(answered.filter((id) => !byId.has(id))).toEqual([]);
  expect([...byId.keys()].filter((id) => !answered.includes(id))).toEqual([]);
  expect(samples).toHaveLength(byId.size);
});

describe.each(routes.map((route) => [route.endpoint.id, route] as const))('%s', (id, route) => {
  const { endpoint, schema, access } = route;
  const tried = byId.get(id);
  const caller = (): string | undefined =>
    access !== 'public' || tried?.isStudents === true ? school.token : undefined;

  it.runIf(tried !== undefined)('answers its sample as its schemas say', async () => {
    const input = await tried?.input(school);
    expect(strictCheck(schema.input)(input)).toBeUndefined();
    const { status, wire, output, error } = await exchange(school.app, endpoint, input ?? {}, caller());
    expect({ status, wire }).toMatchObject({ status: 200 });
    if (tried?.refusal !== undefined) {
      expect(isApiError(error) && error.code).toBe(tried.refusal);
      return;
    }
    expect(error).toBeUndefined();
    const data = endpoint.envelope === 'code' ? dataOf(wire) : wire;
    expect(strictCheck(schema.output)(data ?? null)).toBeUndefined();
    expect(output ?? null).toEqual(data ?? null);
  });

  it.runIf(tried !== undefined)('refuses what does not fit, naming the field', async () => {
    const input = (await tried?.input(school)) ?? {};
    for (const { name, field, spoil } of misfitsOf(route)) {
      const { status, wire } = await exchange(school.app, endpoint, spoil(input), caller());
      expect({ name, status, wire }).toMatchObject({
        status: 400,
        wire: { code: '400', path: expect.stringMatching(new RegExp(`^${field}([.[]|$)`)) },
      });
    }
  });

  it.runIf(access !== 'public')('asks a stranger to log in', async () => {
    const { status } = await exchange(school.app, endpoint, { ...pathValues(endpoint.path) }, undefined);
    expect(status).toBe(401);
  });
});

/** The `data` of an envelope, which must say that the call succeeded. */
function dataOf(wire: unknown): unknown {
  expect(wire).toMatchObject({ code: '1', message: '' });
  return Reflect.get(Object(wire), 'data');
}

function pathValues(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/(?<=\{)\w+(?=\})/g)].map(([name]) => [name, '1']));
}
