import { familyOf } from './families.ts';
import { nameOf } from './names.ts';
import { fit, hashOf, type Node, number, pick, indexOfId } from './schemaParts.ts';
import { numbersOf, patterned, textsOf } from './texts.ts';
import type { DataPosition, ObjectRelations } from './relations.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days from now until the start of the first, the second and the following objects. */
const START_DAYS = [0, 1, -3, 2, -7, 5, -14];
const PICTURE = /(cover|avatar|logo|icon|ico|pic|portrait|poster|image|headPic|headPicMax)(Url|URL|Max)?$/i;

/** Options of leaves, besides their schema and position. */
export interface LeafOptions {
  readonly seed: number;
  readonly now: Date;
  readonly time: Date;
  readonly pictures: string;
}

/** Generates the values of single fields. */
export interface Leaves {
  textOf(schemaOf: Node, position: DataPosition): string;
  amountOf(schemaOf: Node, position: DataPosition): number;
}

/** Creates a generator of texts, times and numbers that match the names of their fields. */
export function leavesOf(
  { kind, related }: ObjectRelations,
  { seed, now, time, pictures }: LeafOptions,
): Leaves {
  const iso = (milliseconds: number): string =>
    new Date(Math.floor(milliseconds / 300_000) * 300_000).toISOString();

  function textOf(schemaOf: Node, position: DataPosition): string {
    const { name, scope, at } = position;
    const { format, pattern } = schemaOf;
    if (format === 'date' || /^(date|day|startsOn|toldOn)$/.test(name))
      return iso(now.getTime() - 3 * at * DAY_MS).slice(0, 10);
    if (format === 'email') return 'student@school.example';
    if (name === 'serverTime') return time.toISOString();
    if (format === 'date-time' || /(At|Time)$/.test(name)) return momentOf(position);
    if (typeof pattern === 'string') return patterned(pattern);
    const of = kind(name, position.kind);
    if (of !== undefined && !name.endsWith('Code')) return fit(idIn(name, of, position), schemaOf);
    if (/^(order|trade)No$/.test(name))
      return fit(`20260302${String(10_000_000_000 + hashOf(scope, seed))}`, schemaOf);
    if (PICTURE.test(name)) return `${pictures}${name}-${scope.replaceAll(/[^\w]+/g, '-')}.svg`;
    // A teacher's `title` is an academic rank.
    const word =
      position.kind === 'teacher' && name.startsWith('title') ? name.replace('title', 'teacherTitle') : name;
    return fit(
      calledOf({ ...position, name: word }) ??
        pick(textsOf(word), `${scope}.${name}${position.isEntry ? at : ''}`, seed) ??
        '',
      schemaOf,
    );
  }

  function idIn(name: string, of: string, position: DataPosition): string {
    if (name === 'parentId') return '0';
    if (name.startsWith('next')) return `${related(of, position).slice(0, -2)}02`;
    return related(of, position);
  }

  /**
   * Returns the name of the object that a field names: `courseName` that of the course, `name` and `title` that
   * of the object they are in.
   */
  function calledOf(position: DataPosition): string | undefined {
    if (position.name.startsWith('teacherTitle')) return undefined;
    const [, of = '', word = '', english] = /^(\w*?)(Name|name|Title|title)(En)?$/.exec(position.name) ?? [];
    if (word === '') return undefined;
    if (position.name === 'pointName' && position.ids['point'] === undefined) return '积分';
    const own = of === '' || of === 'file' || of === 'class' ? position.kind : of;
    const named = own === 'class' ? 'course' : (kind(`${own}Id`, own) ?? own);
    const id = position.ids[named] ?? (familyOf(named) === undefined ? undefined : related(named, position));
    if (id === undefined) return named === 'school' ? nameOf('school', 0, english !== undefined) : undefined;
    return nameOf(named, indexOfId(named, id), english !== undefined);
  }

  function momentOf({ name, scope, at }: DataPosition): string {
    const aside = hashOf(`${scope}.${name}`, seed);
    if (/^(starts|opens?|begins|liveStarts)At$/.test(name)) {
      const days = START_DAYS[at % START_DAYS.length] ?? 0;
      return iso(now.getTime() + days * DAY_MS - HOUR_MS + (days === 0 ? 0 : aside % (6 * HOUR_MS)));
    }
    if (/end|expire|close|due|until/i.test(name)) return iso(now.getTime() + (7 + (aside % 60)) * DAY_MS);
    if (/birth/i.test(name)) return '2008-05-12T00:00:00.000Z';
    return iso(now.getTime() - at * 31 * HOUR_MS - (aside % (20 * HOUR_MS)) - 600_000);
  }

  function amountOf(schemaOf: Node, { name, scope, at, isEntry }: DataPosition): number {
    const { minimum, maximum, type } = schemaOf;
    const path = `${scope}.${name}${isEntry ? at : ''}`;
    const plausibleNumber = pick(numbersOf(name) ?? [1, 2, 3, 4, 5, 6, 7, 8, 9], path, seed) ?? 1;
    const rounded = type === 'integer' ? Math.round(plausibleNumber) : plausibleNumber;
    return Math.min(Math.max(rounded, number(minimum, rounded)), number(maximum, Infinity));
  }

  return { textOf, amountOf };
}
