/** A kind of object that a school has: `count` objects, with ids counted from `first`. */
export interface Family {
  readonly name: string;
  readonly first: number;
  readonly count: number;
}

/** Kinds with ids of their own. Dependent kinds (chapters, lessons) derive their ids from their parent's. */
const FAMILIES: readonly Family[] = [
  { name: 'course', first: 101, count: 24 },
  { name: 'teacher', first: 201, count: 12 },
  { name: 'subject', first: 301, count: 8 },
  { name: 'category', first: 321, count: 6 },
  { name: 'exam', first: 401, count: 10 },
  { name: 'paper', first: 501, count: 16 },
  { name: 'record', first: 601, count: 14 },
  { name: 'question', first: 701, count: 12 },
  { name: 'wrong', first: 721, count: 12 },
  { name: 'order', first: 801, count: 12 },
  { name: 'news', first: 901, count: 14 },
  { name: 'openClass', first: 1001, count: 6 },
  { name: 'plan', first: 1101, count: 6 },
  { name: 'resource', first: 1201, count: 18 },
  { name: 'homework', first: 1301, count: 10 },
  { name: 'certificate', first: 1401, count: 5 },
  { name: 'message', first: 1501, count: 16 },
  { name: 'coupon', first: 1601, count: 6 },
  { name: 'asked', first: 1701, count: 12 },
  { name: 'group', first: 1801, count: 6 },
  { name: 'topic', first: 1901, count: 10 },
  { name: 'testimonial', first: 2001, count: 6 },
  { name: 'invoice', first: 2101, count: 4 },
  { name: 'agreement', first: 2201, count: 3 },
  { name: 'point', first: 2301, count: 9 },
  { name: 'note', first: 2401, count: 8 },
  { name: 'goods', first: 2501, count: 6 },
  { name: 'member', first: 2601, count: 3 },
  { name: 'item', first: 2701, count: 5 },
  { name: 'sign', first: 2801, count: 4 },
  { name: 'review', first: 2901, count: 9 },
];

/** Kinds by the field prefixes that name them differently. */
const ALIASES: Readonly<Record<string, string>> = {
  commodity: 'course',
  classType: 'course',
  product: 'course',
  target: 'course',
  com: 'course',
  master: 'course',
  classPackage: 'course',
  relation: 'certificate',
  protocol: 'agreement',
  potocol: 'agreement',
  voice: 'testimonial',
  exercise: 'exam',
  teachers: 'teacher',
  categories: 'category',
  testimonials: 'testimonial',
  community: 'asked',
  catalogue: 'course',
};

/** Ids that are the same in every reply: the current school, company and student. */
const CURRENT_IDS: Readonly<Record<string, string>> = {
  school: '1',
  company: '1',
  user: '100',
  student: '100',
};

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');

/**
 * Returns the kind of object that an id field refers to: `nextLessonId` refers to a lesson.
 * @param kind kind of object that a plain `id` refers to.
 * @returns undefined for a field that is no id.
 */
export function kindOf(field: string, kind: string): string | undefined {
  if (field === 'id')
    return ALIASES[kind] ?? (kind === 'news' ? kind : singular(ALIASES[singular(kind)] ?? kind));
  const name = /^(?:current|next|previous|last|default)?(\w+?)Ids?$/.exec(field)?.[1];
  if (name === undefined) return undefined;
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return ALIASES[plain] ?? plain;
}

/** Returns the id of the current school, company or student, which is the same in every reply. */
export const ownId = (kind: string): string | undefined => CURRENT_IDS[kind];

/** Returns the family of a kind; undefined for dependent kinds. */
export const familyOf = (kind: string): Family | undefined => FAMILIES.find(({ name }) => name === kind);

/** Returns whether the school has an object with this id. An id of a dependent kind is always accepted. */
export function isKnown(kind: string, id: string): boolean {
  const family = familyOf(kind);
  if (family === undefined) return true;
  const number = Number(id) - family.first;
  return Number.isInteger(number) && number >= 0 && number < family.count;
}
