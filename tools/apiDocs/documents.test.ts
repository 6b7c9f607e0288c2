// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFile(join(import.meta.dirname, '../../docs', name), 'utf8');

/** Each example against its schema, taken apart anew for each: two thirds of the time. Redocly looks at them at each change. */
const EXAMPLES = 'oas3-valid-media-example';
const isRelease = process.env['TESTS_OF_A_RELEASE'] !== undefined;

/** What Spectral has against a document, as one line each. */
async function spectralSays(text: string, rules: typeof oas | typeof asyncapi): Promise<string[]> {
  const linter = new spectral.Spectral();
  const leftOut = !isRelease && EXAMPLES in rules.rules ? { [EXAMPLES]: 'off' } : {};
  linter.setRuleset(new spectral.Ruleset({ extends: [[rules, 'recommended']], rules: leftOut }));
  const found = await linter.run(JSON.parse(text));
  return found.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`);
}

/** What Redocly has against a document, as one line each. */
async function redoclySays(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return found.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`,
  );
}

describe('openapi.json', () => {
  it('is what Redocly recommends', async () => {
    expect(await redoclySays(await read('openapi.json'))).toEqual([]);
  });

  it('is what Spectral recommends', { timeout: 120_000 }, async () => {
    expect(await spectralSays(await read('openapi.json'), oas)).toEqual([]);
  });

  // That the linters see anything: what they say of the document itself is asked at each change.
  it.runIf(isRelease)('is refused when a reference leads nowhere or an example is no example', async () => {
    const text = await read('openapi.json');
    const broken = text.replace('#/components/schemas/CartCount', '#/components/schemas/Nothing');
    expect((await redoclySays(broken))[0]).toContain("Can't resolve $ref");
    const document = JSON.parse(text);
    const { example } = document.components.responses.Invalid.content['application/json'];
    example.message = 7;
    const { Invalid } = document.components.responses;
    const small = {
      ...document,
      paths: {},
      components: {
        ...document.components,
        responses: { Invalid },
        schemas: { Refusal: document.components.schemas.Refusal },
      },
    };
    expect((await redoclySays(JSON.stringify(small))).join('\n')).toContain('message');
  });
});

describe('asyncapi.json', () => {
  it('is what Spectral recommends', async () => {
    expect(await spectralSays(await read('asyncapi.json'), asyncapi)).toEqual([]);
  });
});
