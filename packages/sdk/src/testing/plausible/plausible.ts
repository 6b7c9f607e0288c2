import type { TSchema } from 'typebox';
import { agree } from './coherent.ts';
import { type Family, familyOf, kindOf, ownId } from './families.ts';
import { nameOf } from './names.ts';
import { questionOf } from './questions.ts';
import { allows, fit, hashOf, type Node, node, nodes, number, placeOf, twoDigits } from './schemaParts.ts';
import { numbersOf, patterned, textsOf } from './texts.ts';

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

type Ids = Readonly<Record<string, string>>;

/** Where in the data something stands. */
interface Place {
  /** The field's name; of an entry, that of its list. */
  readonly name: string;
  /** Of what kind an `id` here is. */
  readonly kind: string;
  /** What it is a part of: all that is made follows from it, so that a thing is the same wherever it comes up. */
  readonly scope: string;
  /** The ids of the things that it is in, by kind. */
  readonly ids: Ids;
  /** The id of the thing it is in; empty where there is none. */
  readonly parent: string;
  /** Its place in its list, else that of what it is in. */
  readonly at: number;
  readonly isEntry: boolean;
  readonly isWhole: boolean;
  readonly depth: number;
  readonly known: Node;
}

const NOW = new Date('2026-03-02T01:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How deep what refers to itself goes. */
const DEEPEST = 2;
/** In how many days something begins, for the first, the second and so on. */
const BEGINNINGS = [0, 1, -3, 2, -7, 5, -14];
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
const PICTURE = /(cover|avatar|logo|icon|ico|pic|portrait|poster|image|headPic|headPicMax)(Url|URL|Max)?$/i;

/**
 * Makes data that a schema allows and that read like a school's: the same for the same schema and options. What has the same
 * id is the same thing, so that the entry of a list and the detail that its id leads to agree.
 * @returns undefined for a schema that allows nothing in particular.
 */
export function plausible(schema: TSchema, options: PlausibleOptions = {}): unknown {
  const {
    seed = 1,
    now = NOW,
    time = now,
    entries = 1,
    about = '',
    given = {},
    pictures = '/mock/',
    prefer,
  } = options;
  const pick = <Of>(all: readonly Of[], path: string): Of | undefined => all[hashOf(path, seed) % all.length];
  const iso = (milliseconds: number): string =>
    new Date(Math.floor(milliseconds / 300_000) * 300_000).toISOString();
  const kind = (field: string, own: string): string | undefined => {
    const found = kindOf(field, own);
    return found === 'question' && about === 'community' ? 'asked' : found;
  };

  /** The one thing of a kind that a thing has to do with: a course its teacher. */
  function related(of: string, { ids, scope, parent }: Pick<Place, 'ids' | 'scope' | 'parent'>): string {
    const own = ids[of] ?? ownId(of);
    if (own !== undefined) return own;
    const family = familyOf(of);
    if (family !== undefined) return String(family.first + (hashOf(`${scope}>${of}`, seed) % family.count));
    // A lesson of nothing else is its course's first.
    return `${ids['course'] ?? (parent === '' ? '100' : parent)}${of === 'lesson' ? '0101' : '01'}`;
  }

  /** The id of an entry of a list. */
  function idOfEntry(of: string, { name, parent, scope, at, ids, isWhole }: Place): string {
    const family = familyOf(of);
    const above = (of === 'chapter' ? ids['course'] : undefined) ?? parent;
    if (family === undefined || name === 'children')
      return `${above === '' ? '1' : above}${twoDigits(at + 1)}`;
    const mine = ids[of];
    const first = mine !== undefined ? placeOf(of, mine) + 1 : isWhole ? 0 : hashOf(`${scope}[${of}`, seed);
    return String(family.first + ((first + at) % family.count));
  }

  function idsOf(properties: Node, place: Place): { readonly ids: Ids; readonly own: string | undefined } {
    const kinds = Object.keys(properties)
      .filter((field) => !/^(next|previous|current|last|parent|curId)|Ids$/.test(field))
      .map((field) => kind(field, place.kind))
      .filter((each) => each !== undefined && ownId(each) === undefined)
      .filter((each) => each !== undefined);
    const [own] = kinds;
    const ids: Record<string, string> = { ...place.ids };
    // What hangs on something else comes last, since its id is made of that one's.
    const sorted = [...new Set(kinds)].toSorted(
      (a, b) => Number(familyOf(a) === undefined) - Number(familyOf(b) === undefined),
    );
    for (const each of sorted) {
      const hangs = familyOf(each) === undefined;
      const scope =
        own !== undefined && ids[own] !== undefined && own !== each
          ? `${own}:${ids[own]}`
          : `${place.scope}/${place.at}`;
      if (each === own && place.isEntry)
        ids[each] =
          hangs && ids['course'] !== undefined && sorted.includes('course')
            ? `${ids['course']}01${twoDigits((place.at % 4) + 1)}`
            : idOfEntry(each, place);
      else
        ids[each] =
          place.isEntry && ids[each] === undefined
            ? related(each, { ids, scope, parent: place.parent })
            : related(each, { ...place, ids });
    }
    return { ids, own };
  }

  function textOf(schemaOf: Node, place: Place): string {
    const { name, scope, at } = place;
    const { format, pattern } = schemaOf;
    if (format === 'date' || /^(date|day|startsOn|toldOn)$/.test(name))
      return iso(now.getTime() - 3 * at * DAY_MS).slice(0, 10);
    if (format === 'email') return 'student@school.example';
    if (name === 'serverTime') return time.toISOString();
    if (format === 'date-time' || /(At|Time)$/.test(name)) return momentOf(place);
    if (typeof pattern === 'string') return patterned(pattern);
    const of = kind(name, place.kind);
    if (of !== undefined && !name.endsWith('Code')) return fit(idIn(name, of, place), schemaOf);
    if (/^(order|trade)No$/.test(name))
      return fit(`20260302${String(10_000_000_000 + hashOf(scope, seed))}`, schemaOf);
    if (PICTURE.test(name)) return `${pictures}${name}-${scope.replaceAll(/[^\w]+/g, '-')}.svg`;
    // A teacher's title is a rank.
    const word =
      place.kind === 'teacher' && name.startsWith('title') ? name.replace('title', 'teacherTitle') : name;
    return fit(
      calledOf({ ...place, name: word }) ??
        pick(textsOf(word), `${scope}.${name}${place.isEntry ? at : ''}`) ??
        '',
      schemaOf,
    );
  }

  function idIn(name: string, of: string, place: Place): string {
    if (name === 'parentId') return '0';
    if (name.startsWith('next')) return `${related(of, place).slice(0, -2)}02`;
    return related(of, place);
  }

  /** What a field calls the thing that it names: `courseName` that course, `name` and `title` what they stand in. */
  function calledOf(place: Place): string | undefined {
    if (place.name.startsWith('teacherTitle')) return undefined;
    const [, of = '', word = '', english] =
      /^(\w*?)(Name|name|Title|title|fileName)(En)?$/.exec(place.name) ?? [];
    if (word === '') return undefined;
    if (place.name === 'pointName' && place.ids['point'] === undefined) return '积分';
    const own = of === '' || of === 'file' || of === 'class' ? place.kind : of;
    const named = own === 'class' ? 'course' : (kind(`${own}Id`, own) ?? own);
    const id = place.ids[named] ?? (familyOf(named) === undefined ? undefined : related(named, place));
    if (id === undefined) return named === 'school' ? nameOf('school', 0, english !== undefined) : undefined;
    return nameOf(named, placeOf(named, id), english !== undefined);
  }

  function momentOf({ name, scope, at }: Place): string {
    const aside = hashOf(`${scope}.${name}`, seed);
    if (/^(starts|opens?|begins|liveStarts)At$/.test(name)) {
      const days = BEGINNINGS[at % BEGINNINGS.length] ?? 0;
      return iso(now.getTime() + days * DAY_MS - HOUR_MS + (days === 0 ? 0 : aside % (6 * HOUR_MS)));
    }
    if (/end|expire|close|due|until/i.test(name)) return iso(now.getTime() + (7 + (aside % 60)) * DAY_MS);
    if (/birth/i.test(name)) return '2008-05-12T00:00:00.000Z';
    return iso(now.getTime() - at * 31 * HOUR_MS - (aside % (20 * HOUR_MS)) - 600_000);
  }

  function amountOf(schemaOf: Node, { name, scope, at, isEntry }: Place): number {
    const { minimum, maximum, type } = schemaOf;
    const path = `${scope}.${name}${isEntry ? at : ''}`;
    const usual = pick(numbersOf(name) ?? [1, 2, 3, 4, 5, 6, 7, 8, 9], path) ?? 1;
    const whole = type === 'integer' ? Math.round(usual) : usual;
    return Math.min(Math.max(whole, number(minimum, whole)), number(maximum, Infinity));
  }

  function objectOf(schemaOf: Node, place: Place): unknown {
    const properties = node(schemaOf['properties']);
    const [values] = nodes(Object.values(node(schemaOf['patternProperties'])));
    const { ids, own } = idsOf(properties, place);
    const id = own === undefined ? undefined : ids[own];
    const scope =
      own !== undefined && id !== undefined
        ? `${own}:${id}`
        : place.isEntry
          ? `${place.scope}.${place.name}${place.at}`
          : place.name === ''
            ? place.scope
            : `${place.scope}.${place.name}`;
    const at =
      own !== undefined && id !== undefined && familyOf(own) !== undefined ? placeOf(own, id) : place.at;
    const inside = {
      ...place,
      scope,
      ids,
      at,
      parent: id ?? place.parent,
      isEntry: false,
      isWhole: place.isWhole && own === undefined,
    };
    const fields: Record<string, unknown> = {};
    for (const [field, part] of Object.entries(properties)) {
      const value = make(node(part), { ...inside, name: field });
      if (value !== undefined) fields[field] = value;
    }
    if (values !== undefined) fields['101'] = make(values, { ...inside, name: '101' });
    if (own === 'question' && 'stemHtml' in fields && id !== undefined)
      for (const [field, value] of Object.entries(questionOf(id))) if (field in fields) fields[field] = value;
    agree(fields, (field, value) => allows(node(properties[field]), value), { now: now.getTime(), at });
    for (const [field, value] of Object.entries(prefer === undefined ? {} : fields)) {
      const better = prefer?.(field, value).find((choice) => allows(node(properties[field]), choice));
      if (better !== undefined) fields[field] = better;
    }
    return fields;
  }

  function listOf(schemaOf: Node, place: Place): unknown {
    const items = node(schemaOf['items']);
    const inner =
      place.name === 'children' || SAME_KIND.includes(place.name) ? place.kind : singularOf(place.name);
    const fields = Object.keys(node(items['properties']));
    const own = fields
      .map((field) => kind(field, inner))
      .find((each) => each !== undefined && ownId(each) === undefined);
    const family = own === undefined || place.name === 'children' ? undefined : familyOf(own);
    const least = number(schemaOf['minItems'], 0);
    const wanted =
      typeof entries === 'number' ? entries : entries({ name: place.name, family, isWhole: place.isWhole });
    const most = number(schemaOf['maxItems'], wanted);
    const few =
      family === undefined
        ? wanted
        : Math.min(wanted, place.ids[own ?? ''] === undefined ? family.count : family.count - 1);
    const count = place.depth >= DEEPEST ? least : Math.max(least, Math.min(few, most));
    return Array.from({ length: count }, (_, at) =>
      make(items, { ...place, kind: inner, at, isEntry: true }),
    );
  }

  const singularOf = (name: string): string => kindOf('id', name) ?? name;

  function make(schemaOf: Node, place: Place): unknown {
    const known = { ...place.known, ...node(schemaOf['$defs']) };
    const here = { ...place, known };
    if (typeof schemaOf['$ref'] === 'string')
      return make(node(known[schemaOf['$ref']]), { ...here, depth: place.depth + 1 });
    if ('const' in schemaOf) return schemaOf['const'];
    if (Array.isArray(schemaOf['enum'])) return pick(schemaOf['enum'], `${place.scope}.${place.name}`);
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
        return textOf(schemaOf, here);
      case 'integer':
      case 'number':
        return amountOf(schemaOf, here);
      case 'boolean':
        return hashOf(`${place.scope}.${place.name}`, seed) % 2 === 0;
      default:
        return schemaOf['type'] === 'null' ? null : undefined;
    }
  }

  const asked: Record<string, string> = {};
  for (const [field, value] of Object.entries(given)) {
    const of = kind(field, about);
    if (
      of !== undefined &&
      (typeof value === 'string' || typeof value === 'number') &&
      ownId(of) === undefined
    )
      asked[of] ??= String(value);
  }
  const [first] = Object.entries(asked);
  return make(node(schema), {
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
  });
}
