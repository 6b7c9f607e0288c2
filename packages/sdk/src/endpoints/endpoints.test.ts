// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { areaNames, describedCalls } from '../../tools/described.ts';
import { buildCall } from '../client/address.ts';
import { isProvisional, table } from './table.ts';

const areas = await areaNames();
const calls = await describedCalls();
const all = calls.map(({ endpoint }) => endpoint);

/** One call of the platform that two areas export under different names. */
const SAME_CALL = ['upload.saveAttachment', 'resource.save'];

function repeated(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}

function propertiesOf(schema: TSchema | undefined): string[] {
  const own: unknown = Reflect.get(schema ?? {}, 'properties');
  const parts: unknown = Reflect.get(schema ?? {}, 'allOf');
  const inherited = Array.isArray(parts) ? parts.flatMap((part: TSchema) => propertiesOf(part)) : [];
  return [...inherited, ...Object.keys(own ?? {})];
}

describe.each(areas)('the calls of %s', (area) => {
  const described = calls.filter((call) => call.area === area);

  it('have ids of area and export name, and are exported by the area', async () => {
    expect(described.length).toBeGreaterThan(0);
    expect(described.map(({ endpoint }) => endpoint.id)).toEqual(
      described.map(({ name }) => `${area}.${name}`),
    );
    const module: Record<string, unknown> = await import(`./${area}/index.ts`);
    expect(
      described.filter(({ name, endpoint }) => module[name] !== endpoint).map(({ name }) => name),
    ).toEqual([]);
  });

  it('have a doc comment and schemas of input and output', () => {
    const without = described.filter(
      ({ text, schema }) => text === '' || schema.input === undefined || schema.output === undefined,
    );
    expect(without.map(({ endpoint, types }) => `${endpoint.id}: ${types.input}, ${types.output}`)).toEqual(
      [],
    );
  });

  it('have schemas that compile', () => {
    for (const { endpoint, schema } of described)
      for (const each of [schema.input, schema.output])
        expect(Compile(each ?? {}).Check(Symbol('never')), endpoint.id).toBeTypeOf('boolean');
  });

  it('send every field of their input', () => {
    for (const { endpoint, schema } of described) {
      const { id } = endpoint;
      const fields = propertiesOf(schema.input);
      const ofPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)]
        .map(([, key = '']) => key)
        .filter((key) => key !== 'origin');
      const named = [
        ...ofPath,
        ...(endpoint.query ?? []),
        ...(endpoint.body === undefined ? [] : [endpoint.body]),
      ];
      expect(
        named.filter((key) => !fields.includes(key)),
        id,
      ).toEqual([]);

      const input = Object.fromEntries(
        fields.map((key) => [key, key === endpoint.body ? [`value-of-${key}`] : `value-of-${key}`]),
      );
      const { url, body } = buildCall(endpoint, input, 'https://school.example', {
        domain: 'd',
        schoolId: 's',
      });
      const carried =
        decodeURIComponent(url) +
        (body instanceof FormData ? [...body.values()].join(' ') : String(body ?? ''));
      const lost = fields.filter((key) => !carried.includes(`value-of-${key}`));
      expect(lost, id).toEqual([]);
      expect(url, id).not.toContain('{');
      const root = endpoint.path.startsWith('{origin}')
        ? 'https://school.example/'
        : 'https://school.example/s/api/';
      expect(url.startsWith(root), id).toBe(true);
      if (endpoint.method === 'GET' || endpoint.method === 'DELETE') expect(body, id).toBeUndefined();
    }
  });
});

describe('all calls', () => {
  it('have unique ids', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
  });

  it('have unique addresses, except one call exported by two areas', () => {
    const others = all.filter(({ id }) => id !== SAME_CALL[0]);
    expect(repeated(others.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
    const [first, second] = SAME_CALL.map((id) => all.find((endpoint) => endpoint.id === id));
    expect({ ...first, id: '' }).toEqual({ ...second, id: '' });
  });

  it('have paths that begin at the origin or under the base path', () => {
    expect(all.filter(({ path }) => !/^(\{origin\})?\/\S*$/.test(path)).map(({ id }) => id)).toEqual([]);
  });

  it('are plain data that survives JSON', () => {
    for (const endpoint of all) expect(JSON.parse(JSON.stringify(endpoint))).toEqual(endpoint);
  });
});

describe('the endpoint table', () => {
  it('has 298 rows for 297 calls, each with a unique id', () => {
    expect(table).toHaveLength(298);
    expect(repeated(table.map(([id]) => id))).toEqual([]);
    expect(repeated(table.map(([, method, path]) => `${method} ${path}`))).toEqual(['POST /resource/save']);
  });

  it('has the method and path of each endpoint', () => {
    const described = new Map(all.map((endpoint) => [endpoint.id, endpoint]));
    const others = table.filter(([id, method, path]) => {
      const endpoint = described.get(id);
      return endpoint?.method !== method || endpoint.path !== path;
    });
    expect(others).toEqual([]);
  });

  it('distinguishes the platform’s paths from provisional ones', () => {
    expect(['shell.company', 'order.list'].map((id) => isProvisional({ id }))).toEqual([false, false]);
    expect(['shell.cartConfig', 'ownData.none'].map((id) => isProvisional({ id }))).toEqual([true, true]);
  });

  const specification = resolve(import.meta.dirname, '../../../../../shared/spec/endpoints.tsv');
  it.runIf(existsSync(specification))('equals the specification line by line', () => {
    const lines = readFileSync(specification, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const rows = lines
      .map((line) => line.split('\t'))
      .map(([area, name, ...rest]) => [`${area}.${name}`, ...rest.slice(0, 3)]);
    expect(table).toEqual(rows);
  });
});
