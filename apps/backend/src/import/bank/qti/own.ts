import { descendantsOf, type MarkupElement } from '../../../markup/tree.ts';

/** Properties of an item that this bank exports although QTI has no place for them. */
export interface OwnItem {
  readonly key: string;
  readonly category: string;
  readonly subject: string;
  readonly points: readonly string[];
  readonly difficulty: number;
  readonly type: string;
  readonly parts: readonly { readonly key: string; readonly stem: string }[];
}

/** Properties of a test that this bank exports. */
export interface OwnTest {
  readonly key: string;
  readonly year: number | null;
  readonly difficulty: number;
  readonly sort: number;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const text = (value: unknown, name: string): string => {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
};
const number = (value: unknown, name: string, fallback: number): number => {
  const found = field(value, name);
  return typeof found === 'number' && Number.isInteger(found) ? found : fallback;
};
const list = (value: unknown, name: string): readonly unknown[] => {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
};

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads the properties that this bank exported with an item; undefined for other items. */
export function ownItem(item: MarkupElement): OwnItem | undefined {
  for (const { attributes } of descendantsOf(item.children, 'div')) {
    const facts = parsed(attributes['data-lectern']);
    if (text(facts, 'key') === '') continue;
    return {
      key: text(facts, 'key'),
      category: text(facts, 'category'),
      subject: text(facts, 'subject'),
      points: list(facts, 'points').filter((point) => typeof point === 'string'),
      difficulty: Math.min(5, Math.max(1, number(facts, 'difficulty', 3))),
      type: text(facts, 'type'),
      parts: list(facts, 'parts').map((part) => ({ key: text(part, 'key'), stem: text(part, 'stem') })),
    };
  }
  return undefined;
}

/** Reads the properties that this bank exported with a test; undefined for other tests. */
export function ownTest({ attributes }: MarkupElement): OwnTest | undefined {
  if (attributes['toolname'] !== 'lectern') return undefined;
  const facts = parsed(attributes['toolversion']);
  if (text(facts, 'key') === '') return undefined;
  const year = number(facts, 'year', 0);
  return {
    key: text(facts, 'key'),
    year: year === 0 ? null : year,
    difficulty: Math.min(5, Math.max(1, number(facts, 'difficulty', 3))),
    sort: number(facts, 'sort', 50),
  };
}
