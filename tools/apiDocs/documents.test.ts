// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';

const read = () => readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');

/** Returns the problems that Redocly finds in a description of the calls, one line each. */
async function redoclyProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: '/document.json', config });
  return found.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`,
  );
}

it('docs/openapi.json passes the recommended rules of Redocly', async () => {
  expect(await redoclyProblems(await read())).toEqual([]);
});

it('Redocly reports an unresolvable reference and an invalid example', async () => {
  const { components, ...document } = JSON.parse(await read());
  const { Invalid } = components.responses;
  const { example } = Invalid.content['application/json'];
  const problemsOf = (schemas: object) =>
    redoclyProblems(
      JSON.stringify({
        ...document,
        paths: {},
        components: { ...components, responses: { Invalid }, schemas },
      }),
    );
  expect((await problemsOf({}))[0]).toContain("Can't resolve $ref");
  example.message = 7;
  expect((await problemsOf({ Refusal: components.schemas.Refusal })).join('\n')).toContain('message');
});

it('docs/openapi.json has no patterns with Unicode classes, which some tools cannot parse', async () => {
  const patterns: string[] = [];
  JSON.parse(await read(), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.push(value);
    return value;
  });
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => /\\p\{/i.test(pattern))).toEqual([]);
});
