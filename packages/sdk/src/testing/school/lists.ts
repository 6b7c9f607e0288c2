type Row = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Input fields that page or sort a list, rather than filter it. */
const NO_FILTER = [
  'pageNo',
  'page',
  'pageIndex',
  'pageSize',
  'schoolId',
  'order',
  'sort',
  'companyId',
  'domain',
];
/** Input fields that search the texts of an entry. */
const SEARCH_FIELDS = /^keyword$|^(course|exam)Name$/;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 'all';

/** Returns whether an entry matches the filters. */
function matches(row: Row, input: Row): boolean {
  return Object.entries(input).every(([field, expected]) => {
    if (NO_FILTER.includes(field) || isEmpty(expected)) return true;
    if (SEARCH_FIELDS.test(field)) {
      const texts = Object.values(row).filter((value) => typeof value === 'string');
      return String(expected)
        .split(/\s+/)
        .every((word) => texts.some((text) => text.includes(word)));
    }
    if (field === 'price' && 'priceCents' in row) return (expected === 'free') === (row['priceCents'] === 0);
    if (field === 'lowestPriceCents') return Number(row['priceCents']) >= Number(expected);
    if (field === 'highestPriceCents') return Number(row['priceCents']) <= Number(expected);
    const own = row[field];
    return own === undefined || typeof own === 'object' || String(own) === String(expected);
  });
}

/** Counts the entries that match a filter choice: `paid` of orders, `live` of courses, `all`. */
function countOf(choice: string, rows: readonly Row[]): number {
  if (/^(all|total)$/.test(choice)) return rows.length;
  if (/^unRead|^unread|^count$/.test(choice)) return rows.filter((row) => row['readFlag'] === 0).length;
  if (choice === 'free') return rows.filter((row) => row['priceCents'] === 0).length;
  if (choice === 'paid' && rows.some((row) => 'freeFlag' in row))
    return rows.filter((row) => row['freeFlag'] === 0).length;
  return rows.filter((row) => Object.values(row).includes(choice)).length;
}

/** Computes each count of an object of counts, including nested ones. */
export function computeCounts(counts: unknown, rows: readonly Row[]): unknown {
  if (!isRow(counts)) return counts;
  const fields: Fields = {};
  for (const [choice, value] of Object.entries(counts))
    fields[choice] = typeof value === 'number' ? countOf(choice, rows) : computeCounts(value, rows);
  return fields;
}

/** Returns the entries of a reply that is a list or a page. */
export const entriesOf = (reply: unknown): readonly Row[] =>
  rowsOf(isRow(reply) && 'records' in reply ? reply['records'] : reply);

/** Returns the lowest and highest price of some entries. */
function priceRangeOf(rows: readonly Row[]): Row {
  const prices = rows.map((row) => Number(row['priceCents'] ?? 0));
  return { lowestCents: prices.length > 0 ? Math.min(...prices) : 0, highestCents: Math.max(0, ...prices) };
}

function paged(page: Row, input: Row): Row {
  const all = rowsOf(page['records']);
  const { categories, ...choices } = isRow(page['facets']) ? page['facets'] : {};
  const found = all.filter((row) => matches(row, input));
  const { lowestPriceCents: _lowest, highestPriceCents: _highest, ...anyPrice } = input;
  const size = Number(input['pageSize']) || 20;
  const number = Number(input['pageNo'] ?? input['pageIndex'] ?? input['page']) || 1;
  return {
    ...page,
    ...('total' in page && { total: found.length }),
    records: found.slice((number - 1) * size, number * size),
    ...('counts' in page && { counts: computeCounts(page['counts'], all) }),
    ...('priceRange' in page && { priceRange: priceRangeOf(all.filter((row) => matches(row, anyPrice))) }),
    ...('facets' in page && { facets: { categories, ...Object(computeCounts(choices, found)) } }),
  };
}

/** Turns a reply with all entries into the requested page: filtered, counted and cut. */
export function pageOf(reply: unknown, input: Row): unknown {
  if (Array.isArray(reply)) return reply.filter((row: unknown) => !isRow(row) || matches(row, input));
  if (!isRow(reply)) return reply;
  const fields: Fields = {};
  for (const [field, value] of Object.entries(reply))
    fields[field] = isRow(value) && Array.isArray(value['records']) ? paged(value, input) : value;
  return Array.isArray(reply['records']) ? paged(fields, input) : fields;
}
