import type { TSchema } from 'typebox';
import { agree } from './coherent.ts';
import { type Family, familyOf, kindOf, ownId } from './families.ts';
import { leavesOf } from './leaves.ts';
import { questionOf } from './questions.ts';
import { allows, hashOf, type Node, node, nodes, number, picked, placeOf } from './schemaParts.ts';
import { type Ids, type Place, type Things, thingsOf } from './things.ts';

/** What plausible data depend on besides their schema. */
export interface PlausibleOptions {
  /** Another number makes other data. @defaultValue 1 */
  readonly seed?: number;
  /** When the data are of. @defaultValue a Monday morning of spring 2026 */
  readonly now?: Date;
  /** What the clock of the server says, for `serverTime`. @defaultValue `now` */
  readonly time?: Date;
  /**
   * How many entries a list has, where its schema leaves that open, or what tells it for a list by its field's name, the kind
   * of its entries and whether it is what was asked for. @defaultValue 1
   */
  readonly entries?: number | ((list: PlausibleList) => number);
  /** What the data are about, which is an area's name: `news` makes an `id` that of a piece of news. */
  readonly about?: string;
  /** Ids that were asked for, by their field's name; they lead to the same things wherever they come up. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What the addresses of pictures begin with, to which `cover-101.svg` and the like are added. @defaultValue '/mock/' */
  readonly pictures?: string;
  /** What a field is rather than what was made of it: the first value that its schema allows. */
  readonly prefer?: (field: string, value: unknown) => readonly unknown[];
}

/** A list that is to be filled. */
export interface PlausibleList {
  /** The field that holds it; empty where it is the whole. */
  readonly name: string;
  /** Of what its entries are, where the school has a number of that. */
  readonly family: Family | undefined;
  /** True for what was asked for, rather than a part of an entry. */
  readonly isWhole: boolean;
}

const NOW = new Date('2026-03-02T01:00:00.000Z');
/** How deep what refers to itself goes. */
const DEEPEST = 2;
/** Fields whose entries or object are of the kind of what they stand in. */
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

/** The place of what stands in an object, which is the thing `own` where it has an id of its own. */
function placeIn(place: Place, ids: Ids, own: string | undefined): Place {
  const inside = { ...place, ids, isEntry: false, isWhole: place.isWhole && own === undefined };
  const id = own === undefined ? undefined : ids[own];
  if (own !== undefined && id !== undefined) {
    const at = familyOf(own) === undefined ? place.at : placeOf(own, id);
    return { ...inside, scope: `${own}:${id}`, parent: id, at };
  }
  if (place.isEntry) return { ...inside, scope: `${place.scope}.${place.name}${place.at}` };
  return place.name === '' ? inside : { ...inside, scope: `${place.scope}.${place.name}` };
}

/** The place of the whole, in which the ids that were asked for are known. */
function wholePlace(about: string, given: Node, { kind }: Things): Place {
  const asked: Record<string, string> = {};
  for (const [field, value] of Object.entries(given)) {
    const of = kind(field, about);
    const isId = typeof value === 'string' || typeof value === 'number';
    if (of !== undefined && isId && ownId(of) === undefined) asked[of] ??= String(value);
  }
  const [first] = Object.entries(asked);
  return {
    name: '',
    kind: singularOf(about),
    scope: first === undefined ? about : `${first[0]}:${first[1]}`,
    ids: asked,
    parent: first?.[1] ?? '',
    at: 0,
    isEntry: false,
    isWhole: true,
    depth: 0,
    known: {},
  };
}

/**
 * Makes data that a schema allows and that read like a school's: the same for the same schema and options. What has the same
 * id is the same thing, so that the entry of a list and the detail that its id leads to agree.
 * @returns undefined for a schema that allows nothing in particular.
 */
export function plausible(schema: TSchema, options: PlausibleOptions = {}): unknown {
  const { seed = 1, now = NOW, time = now, entries = 1, about = '', given = {} } = options;
  const { pictures = '/mock/', prefer = () => [] } = options;
  const things = thingsOf(about, seed);
  const leaves = leavesOf(things, { seed, now, time, pictures });

  function objectOf(schemaOf: Node, place: Place): unknown {
    const properties = node(schemaOf['properties']);
    const [values] = nodes(Object.values(node(schemaOf['patternProperties'])));
    const { ids, own } = things.idsOf(properties, place);
    const inside = placeIn(place, ids, own);
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
    agree(fields, mayBe, { now: now.getTime(), at: inside.at });
    for (const [field, value] of Object.entries(fields)) {
      const better = prefer(field, value).find((choice) => mayBe(field, choice));
      if (better !== undefined) fields[field] = better;
    }
    return fields;
  }

  /** How many entries a list has, of such a kind. */
  function lengthOf(schemaOf: Node, place: Place, own: string | undefined): number {
    const family = own === undefined || place.name === 'children' ? undefined : familyOf(own);
    const least = number(schemaOf['minItems'], 0);
    const wanted =
      typeof entries === 'number' ? entries : entries({ name: place.name, family, isWhole: place.isWhole });
    const most = number(schemaOf['maxItems'], wanted);
    const few =
      family === undefined
        ? wanted
        : Math.min(wanted, place.ids[own ?? ''] === undefined ? family.count : family.count - 1);
    return place.depth >= DEEPEST ? least : Math.max(least, Math.min(few, most));
  }

  function listOf(schemaOf: Node, place: Place): unknown {
    const items = node(schemaOf['items']);
    const inner = SAME_KIND.includes(place.name) ? place.kind : singularOf(place.name);
    const own = Object.keys(node(items['properties']))
      .map((field) => things.kind(field, inner))
      .find((each) => each !== undefined && ownId(each) === undefined);
    return Array.from({ length: lengthOf(schemaOf, place, own) }, (_, at) =>
      make(items, { ...place, kind: inner, at, isEntry: true }),
    );
  }

  function make(schemaOf: Node, place: Place): unknown {
    const known = { ...place.known, ...node(schemaOf['$defs']) };
    const here = { ...place, known };
    if (typeof schemaOf['$ref'] === 'string')
      return make(node(known[schemaOf['$ref']]), { ...here, depth: place.depth + 1 });
    if ('const' in schemaOf) return schemaOf['const'];
    if (Array.isArray(schemaOf['enum']))
      return picked(schemaOf['enum'], `${place.scope}.${place.name}`, seed);
    const [either] = nodes(schemaOf['anyOf']);
    if (either !== undefined) return make(either, here);
    const all = nodes(schemaOf['allOf']);
    if (all.length > 0) return Object.assign({}, ...all.map((part) => make(part, here)));
    switch (schemaOf['type']) {
      case 'object': {
        const isSame = place.isEntry || SAME_KIND.includes(place.name);
        return objectOf(schemaOf, isSame ? here : { ...here, kind: singularOf(place.name) });
      }
      case 'array':
        return listOf(schemaOf, here);
      case 'string':
        return leaves.textOf(schemaOf, here);
      case 'integer':
      case 'number':
        return leaves.amountOf(schemaOf, here);
      case 'boolean':
        return hashOf(`${place.scope}.${place.name}`, seed) % 2 === 0;
      default:
        return schemaOf['type'] === 'null' ? null : undefined;
    }
  }

  return make(node(schema), wholePlace(about, given, things));
}
