import type { TSchema } from 'typebox';
import { makeConsistent } from './coherent.ts';
import { type Family, familyOf, kindOf, ownId } from './families.ts';
import { leavesOf } from './leaves.ts';
import { questionOf } from './questions.ts';
import { allows, hashOf, type Node, node, nodes, number, pick, indexOfId } from './schemaParts.ts';
import { type Ids, type DataPosition, type ObjectRelations, relationsOf } from './relations.ts';

/** Options of {@link plausible}. */
export interface PlausibleOptions {
  /** Seed of the generator. @defaultValue 1 */
  readonly seed?: number;
  /** Reference time of the data. @defaultValue a Monday morning of spring 2026 */
  readonly now?: Date;
  /** Time of the server's clock, for `serverTime`. @defaultValue `now` */
  readonly time?: Date;
  /**
   * Length of a list whose schema leaves it open: a number, or a function of the list's field name, the family
   * of its entries and whether the list is the requested data itself. @defaultValue 1
   */
  readonly entries?: number | ((list: PlausibleList) => number);
  /** Subject of the data, which is an area's name: in `news`, an `id` is that of a piece of news. */
  readonly about?: string;
  /** Requested ids by field name; an id identifies the same object wherever it appears. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Prefix of picture addresses, before `cover-101.svg` and the like. @defaultValue '/mock/' */
  readonly pictures?: string;
  /** Returns preferred values for a field; the first that its schema allows replaces the generated one. */
  readonly prefer?: (field: string, value: unknown) => readonly unknown[];
}

/** A list whose length is to be chosen. */
export interface PlausibleList {
  /** Field name of the list; empty for the whole output. */
  readonly name: string;
  /** Family of its entries; undefined for dependent kinds. */
  readonly family: Family | undefined;
  /** True for the requested list itself, rather than a list inside an entry. */
  readonly isRequestedList: boolean;
}

const NOW = new Date('2026-03-02T01:00:00.000Z');
/** Maximum depth of a recursive schema. */
const MAX_DEPTH = 2;
/** Fields whose entries or object are of the same kind as the object they are in. */
const SAME_KIND = [
  '',
  'records',
  'list',
  'data',
  'newer',
  'older',
  'neighbours',
  'children',
  'entries',
  'mine',
  'next',
];

const singularOf = (name: string): string => kindOf('id', name) ?? name;

/** Returns the position of an object's fields. An object with an id of its own, of kind `own`, starts a new scope. */
function positionIn(outer: DataPosition, ids: Ids, own: string | undefined): DataPosition {
  const inside = { ...outer, ids, isEntry: false, isRoot: outer.isRoot && own === undefined };
  const id = own === undefined ? undefined : ids[own];
  if (own !== undefined && id !== undefined) {
    const at = familyOf(own) === undefined ? outer.at : indexOfId(own, id);
    return { ...inside, scope: `${own}:${id}`, parent: id, at };
  }
  if (outer.isEntry) return { ...inside, scope: `${outer.scope}.${outer.name}${outer.at}` };
  return outer.name === '' ? inside : { ...inside, scope: `${outer.scope}.${outer.name}` };
}

/** Returns the position of the whole output, which knows the requested ids. */
function rootPosition(about: string, given: Node, { kind }: ObjectRelations): DataPosition {
  const requestedIds: Record<string, string> = {};
  for (const [field, value] of Object.entries(given)) {
    const of = kind(field, about);
    const isId = typeof value === 'string' || typeof value === 'number';
    if (of !== undefined && isId && ownId(of) === undefined) requestedIds[of] ??= String(value);
  }
  const [first] = Object.entries(requestedIds);
  return {
    name: '',
    kind: singularOf(about),
    scope: first === undefined ? about : `${first[0]}:${first[1]}`,
    ids: requestedIds,
    parent: first?.[1] ?? '',
    at: 0,
    isEntry: false,
    isRoot: true,
    depth: 0,
    known: {},
  };
}

/**
 * Generates data that conform to a schema and read like a school's. The same schema and options give the same
 * data, and the same id gives the same object, so that a list entry and its detail agree.
 * @returns undefined for a schema that allows any value.
 */
export function plausible(schema: TSchema, options: PlausibleOptions = {}): unknown {
  const { seed = 1, now = NOW, time = now, entries = 1, about = '', given = {} } = options;
  const { pictures = '/mock/', prefer = () => [] } = options;
  const relations = relationsOf(about, seed);
  const leaves = leavesOf(relations, { seed, now, time, pictures });

  function objectOf(schemaOf: Node, position: DataPosition): unknown {
    const properties = node(schemaOf['properties']);
    const [values] = nodes(Object.values(node(schemaOf['patternProperties'])));
    const { ids, own } = relations.idsOf(properties, position);
    const inside = positionIn(position, ids, own);
    const fields: Record<string, unknown> = {};
    for (const [field, part] of Object.entries(properties)) {
      const value = make(node(part), { ...inside, name: field });
      if (value !== undefined) fields[field] = value;
    }
    if (values !== undefined) fields['101'] = make(values, { ...inside, name: '101' });
    const questionId = ids['question'];
    if (own === 'question' && 'stemHtml' in fields && questionId !== undefined)
      for (const [field, value] of Object.entries(questionOf(questionId)))
        if (field in fields) fields[field] = value;
    const mayBe = (field: string, value: unknown): boolean => allows(node(properties[field]), value);
    makeConsistent(fields, mayBe, { now: now.getTime(), at: inside.at });
    for (const [field, value] of Object.entries(fields)) {
      const better = prefer(field, value).find((choice) => mayBe(field, choice));
      if (better !== undefined) fields[field] = better;
    }
    return fields;
  }

  /** Returns the length of a list whose entries are of kind `own`. */
  function lengthOf(schemaOf: Node, position: DataPosition, own: string | undefined): number {
    const family = own === undefined || position.name === 'children' ? undefined : familyOf(own);
    const minItems = number(schemaOf['minItems'], 0);
    const usualCount =
      typeof entries === 'number'
        ? entries
        : entries({ name: position.name, family, isRequestedList: position.isRoot });
    const maxItems = number(schemaOf['maxItems'], usualCount);
    const few =
      family === undefined
        ? usualCount
        : Math.min(usualCount, position.ids[own ?? ''] === undefined ? family.count : family.count - 1);
    return position.depth >= MAX_DEPTH ? minItems : Math.max(minItems, Math.min(few, maxItems));
  }

  function listOf(schemaOf: Node, position: DataPosition): unknown {
    const items = node(schemaOf['items']);
    const inner = SAME_KIND.includes(position.name) ? position.kind : singularOf(position.name);
    const own = Object.keys(node(items['properties']))
      .map((field) => relations.kind(field, inner))
      .find((each) => each !== undefined && ownId(each) === undefined);
    return Array.from({ length: lengthOf(schemaOf, position, own) }, (_, at) =>
      make(items, { ...position, kind: inner, at, isEntry: true }),
    );
  }

  function make(schemaOf: Node, position: DataPosition): unknown {
    const known = { ...position.known, ...node(schemaOf['$defs']) };
    const here = { ...position, known };
    if (typeof schemaOf['$ref'] === 'string')
      return make(node(known[schemaOf['$ref']]), { ...here, depth: position.depth + 1 });
    if ('const' in schemaOf) return schemaOf['const'];
    if (Array.isArray(schemaOf['enum']))
      return pick(schemaOf['enum'], `${position.scope}.${position.name}`, seed);
    const [either] = nodes(schemaOf['anyOf']);
    if (either !== undefined) return make(either, here);
    const all = nodes(schemaOf['allOf']);
    if (all.length > 0) return Object.assign({}, ...all.map((part) => make(part, here)));
    switch (schemaOf['type']) {
      case 'object': {
        const isSame = position.isEntry || SAME_KIND.includes(position.name);
        return objectOf(schemaOf, isSame ? here : { ...here, kind: singularOf(position.name) });
      }
      case 'array':
        return listOf(schemaOf, here);
      case 'string':
        return leaves.textOf(schemaOf, here);
      case 'integer':
      case 'number':
        return leaves.amountOf(schemaOf, here);
      case 'boolean':
        return hashOf(`${position.scope}.${position.name}`, seed) % 2 === 0;
      default:
        return schemaOf['type'] === 'null' ? null : undefined;
    }
  }

  return make(node(schema), rootPosition(about, given, relations));
}
