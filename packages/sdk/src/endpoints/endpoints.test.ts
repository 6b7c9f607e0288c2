// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../core/endpoint.ts';

type Described = Pick<Endpoint, 'id' | 'method' | 'path' | 'envelope' | 'provisional'>;

function isEndpoint(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'envelope' in value;
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'firstPage')
  .map((entry) => entry.name)
  .filter((name) => existsSync(resolve(import.meta.dirname, name, 'index.ts')));

const areas = await Promise.all(
  folders.map(async (area): Promise<[string, [string, Described][]]> => {
    const module: Record<string, unknown> = await import(`./${area}/index.ts`);
    return [area, Object.entries(module).filter((entry): entry is [string, Described] => isEndpoint(entry[1]))];
  }),
);
const all = areas.flatMap(([, entries]) => entries.map(([, endpoint]) => endpoint));

describe.each(areas)('the calls of %s', (area, entries) => {
  it('are named by area and export', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(([, endpoint]) => endpoint.id)).toEqual(entries.map(([name]) => `${area}.${name}`));
  });
});

describe('all calls', () => {
  it('have an address of their own', () => {
    const addresses = all.map(({ method, path }) => `${method} ${path}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('begin at the root or under the base path', () => {
    expect(all.filter(({ path }) => !/^(\{origin\})?\/\S*$/.test(path)).map(({ id }) => id)).toEqual([]);
  });
});

const TABLE = resolve(import.meta.dirname, '../../../../../shared/spec/endpoints.tsv');

describe.runIf(existsSync(TABLE))('the table of the specification', () => {
  it('is kept to the letter by every call that is described here', () => {
    const rows = readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const differing = rows.flatMap(([area, name, method, path, origin]) => {
      const found = all.find(({ id }) => id === `${area}.${name}`);
      if (found === undefined) return [];
      const isSame = found.method === method && found.path === path && (origin === 'given') === (found.provisional !== true);
      return isSame ? [] : [`${found.id}: ${found.method} ${found.path} is not ${method} ${path} (${origin})`];
    });
    expect(differing).toEqual([]);
  });
});
