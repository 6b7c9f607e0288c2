import type { SearchKind } from '@lectern/sdk/endpoints/search';
import { type SQL, sql } from 'drizzle-orm';
import { textsOf } from '../../platform/database/columns.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import {
  gramsNear,
  gramsOf,
  mayContainMistake,
  isRemainderFrequent,
  maybePinyin,
  nearPattern,
  pinyinPattern,
  wordsOf,
} from './words.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';

/** Maximum results per kind; a more specific search finds others. */
export const MAX_FOUND = 200;

/** The viewer and the current time of a search. */
export interface Seeker extends SchoolViewer {
  readonly now: Date;
}

/** Ids of the results by kind, best first. */
export type Found = ReadonlyMap<SearchKind, readonly string[]>;

interface Row extends Record<string, unknown> {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  readonly reading: string | null;
  readonly initials: string | null;
}

const partitionOf = (kind: SearchKind, { companyId, userId = '' }: Seeker): string =>
  `${kind}:${companyId}:${kind === 'note' ? userId : ''}`;

/** Returns the places in the index to search for each kind; a visitor has no notes. */
const partitionsOf = (kinds: readonly SearchKind[], seeker: Seeker): SQL =>
  textsOf(
    kinds
      .filter((kind) => kind !== 'note' || seeker.userId !== undefined)
      .map((kind) => partitionOf(kind, seeker)),
  );

const isShown = ({ schoolId, now }: Seeker): SQL =>
  sql`${isShownIn(schoolId, sql`e.school_id`)} and (e.shown_from is null or e.shown_from <= ${now.toISOString()})`;

/**
 * Prefix of character pairs in the index, by where they occur: those of names have a mark, so that names can be
 * searched alone.
 */
const PREFIXES = { names: '^', anywhere: '' } as const;

/** Finds entries in each place that contain all the given character pairs and meet a further condition. */
const findEntries = (
  db: ReadOnly,
  partitions: SQL,
  where: keyof typeof PREFIXES,
  grams: readonly string[],
  holds: SQL,
): Promise<Row[]> =>
  db
    .execute<Row>(
      sql`
        select found.* from unnest(${partitions}) as place cross join lateral (
          select e.kind, e.target_id::text as id, e.name, e.reading, e.initials from search_entries e
          where search_place(e.kind, e.company_id, e.user_id) @> array[place]
            and search_grams(e.name, e.body, e.reading, e.initials) @> ${textsOf(grams.map((gram) => `${PREFIXES[where]}${gram}`))}
            and ${holds}
          limit ${MAX_FOUND}) found`,
    )
    .then(({ rows }) => rows);

/** Number of newest entries per kind that are searched without the index. */
const NEWEST = 1000;

/**
 * Searches the newest entries of each kind. For frequent words the index would collect all matches before
 * returning the first one. Notes are left out: a student has few, scattered among those of others.
 */
const searchNewest = (
  db: ReadOnly,
  kinds: readonly SearchKind[],
  { companyId }: Seeker,
  holds: SQL,
): Promise<Row[]> =>
  db
    .execute<Row>(
      sql`
        select found.* from unnest(${textsOf(kinds.filter((kind) => kind !== 'note'))}) as newest(kind) cross join lateral (
          select e.kind, e.target_id::text as id, e.name, e.reading, e.initials from (
            select * from search_entries where search_entries.kind = newest.kind order by target_id desc limit ${NEWEST}
          ) e
          where e.company_id = ${companyId} and ${holds}
          limit ${MAX_FOUND}) found`,
    )
    .then(({ rows }) => rows);

/** Returns the kinds with fewer results than the maximum. */
function unfilled(kinds: readonly SearchKind[], rows: readonly Row[]): SearchKind[] {
  const counts = Map.groupBy(rows, ({ kind }) => kind);
  return kinds.filter((kind) => (counts.get(kind)?.length ?? 0) < MAX_FOUND);
}

const hasInName = (word: string): SQL =>
  maybePinyin(word)
    ? sql`(e.name like ${likePattern(word)} or e.initials like ${likePattern(word)} or e.reading ~ ${pinyinPattern(word)})`
    : sql`e.name like ${likePattern(word)}`;

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/**
 * Returns how well a name matches, 0 being best: it equals the text, begins with it, contains it, or has its
 * pinyin.
 */
function rankOf({ name, reading, initials }: Row, words: readonly string[]): number {
  const text = words.join(' ');
  if (name.split('\n').includes(text)) return 0;
  if (name.startsWith(text)) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  const sound = text.replaceAll(' ', '');
  if (initials === sound || reading?.replaceAll(' ', '').startsWith(sound) === true) return 3;
  return initials?.startsWith(sound) === true ? 4 : 5;
}

/** Groups results by kind, the best match first, then the newest. */
function byKind(rows: readonly (Row & { readonly rank: number })[]): Found {
  const found = new Map<SearchKind, Map<string, number>>();
  for (const { kind, id, rank } of rows) {
    const ranks = found.get(kind) ?? new Map<string, number>();
    found.set(kind, ranks.set(id, Math.min(rank, ranks.get(id) ?? rank)));
  }
  return new Map(
    [...found].map(([kind, ranks]) => [
      kind,
      [...ranks]
        .toSorted(([one, first], [other, second]) => first - second || Number(other) - Number(one))
        .slice(0, MAX_FOUND)
        .map(([id]) => id),
    ]),
  );
}

const IN_BODY = 9;

/**
 * Finds entries that contain every word of a text: in their name, as characters or pinyin, or anywhere else.
 * The index finds entries with the words' character pairs. At most {@link MAX_FOUND} entries per kind are
 * read: frequent words are found among the newest ones.
 */
export async function findByText(
  db: ReadOnly,
  seeker: Seeker,
  kinds: readonly SearchKind[],
  typed: string,
): Promise<Found> {
  const words = wordsOf(typed);
  if (words.length === 0) return new Map();
  const grams = words.flatMap(gramsOf);
  const inName = all([isShown(seeker), ...words.map(hasInName)]);
  const newest = await searchNewest(db, kinds, seeker, inName);
  const rare = unfilled(kinds, newest);
  const named = [...newest, ...(await findEntries(db, partitionsOf(rare, seeker), 'names', grams, inName))];
  // Kinds already filled by matching names need no further results.
  const others = unfilled(rare, named);
  const anywhere = words.map((word) => sql`(${hasInName(word)} or e.body like ${likePattern(word)})`);
  const about = await findEntries(
    db,
    partitionsOf(others, seeker),
    'anywhere',
    grams,
    all([isShown(seeker), ...anywhere]),
  );
  return byKind([
    ...named.map((row) => ({ ...row, rank: rankOf(row, words) })),
    ...about.map((row) => ({ ...row, rank: IN_BODY })),
  ]);
}

/**
 * Finds entries whose name contains a text, as characters or pinyin, with one typing mistake in one word; short
 * words must match exactly.
 */
export async function findNear(
  db: ReadOnly,
  seeker: Seeker,
  kinds: readonly SearchKind[],
  typed: string,
): Promise<Found> {
  const words = wordsOf(typed);
  const looks = words.filter(mayContainMistake).map(async (word) => {
    const rest = words.filter((other) => other !== word);
    const near = nearPattern(word);
    const holds = all([
      isShown(seeker),
      sql`(e.name ~ ${near} or replace(e.reading, ' ', '') ~ ${near})`,
      ...rest.map(hasInName),
    ]);
    const newest = isRemainderFrequent(word) ? await searchNewest(db, kinds, seeker, holds) : [];
    const partitions = partitionsOf(unfilled(kinds, newest), seeker);
    const found = gramsNear(word).map((grams) =>
      findEntries(db, partitions, 'names', [...grams, ...rest.flatMap(gramsOf)], holds),
    );
    return [newest, ...(await Promise.all(found))].flat();
  });
  return byKind((await Promise.all(looks)).flat().map((row) => ({ ...row, rank: 0 })));
}
