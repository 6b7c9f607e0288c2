// @vitest-environment node
import { expect, it } from 'vitest';
import { typeText } from './typeText.ts';

const text = { type: 'string' };

it('typeText writes schemas as TypeScript types', () => {
  const tree = {
    $defs: {
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: 'Tree' } } },
        required: ['children'],
      },
    },
    $ref: 'Tree',
  };
  const properties = {
    id: { ...text, minLength: 1, maxLength: 64 },
    at: { ...text, format: 'date-time' },
    kind: { enum: ['a', 'b'] },
    flags: { type: 'array', items: { enum: [0, 1] } },
    score: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    more: { type: 'object', patternProperties: { '^.*$': { type: 'integer' } } },
    tree,
    nothing: { type: 'object', properties: {} },
    either: {
      type: 'array',
      items: { type: 'object', properties: { code: { const: '1' } }, required: ['code'] },
    },
    both: {
      allOf: [
        { type: 'object', properties: { a: text } },
        { type: 'object', properties: { b: text } },
      ],
    },
    anything: {},
  };
  const required = Object.keys(properties).filter((name) => name !== 'kind');
  expect(typeText({ type: 'object', properties, required })).toBe(`{
  id: string; // 1…64 characters
  at: UtcTime;
  kind?: 'a' | 'b';
  flags: (0 | 1)[];
  score: number | null;
  more: Record<string, integer>;
  tree: Tree {
    children: Tree[];
  };
  nothing: {};
  either: {
    code: '1';
  }[];
  both: {
    a?: string;
  } & {
    b?: string;
  };
  anything: unknown;
}`);
});
