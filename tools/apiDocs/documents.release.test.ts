// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import spectral from '@stoplight/spectral-core';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';

it.each([
  ['openapi.json', oas],
  ['asyncapi.json', asyncapi],
])('docs/%s passes the recommended rules of Spectral', { timeout: 120_000 }, async (name, rules) => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rules, 'recommended']], rules: {} }));
  const text = await readFile(join(import.meta.dirname, '../../docs', name), 'utf8');
  const found = await linter.run(JSON.parse(text));
  expect(found.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`)).toEqual([]);
});
