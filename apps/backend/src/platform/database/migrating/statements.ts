const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const NEW_TABLE = new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${NAME}`, 'i');
const TOUCHED = [
  new RegExp(`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${NAME}`, 'i'),
  new RegExp(`^CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?${NAME}`, 'is'),
  new RegExp(`^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER .*? ON ${NAME}`, 'is'),
  new RegExp(`^(?:UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?|DROP TABLE(?: IF EXISTS)?) (?:ONLY )?${NAME}`, 'i'),
  new RegExp(`^INSERT INTO ${NAME}`, 'i'),
];
const LOCKED = new RegExp(`^LOCK TABLE (?:ONLY )?${NAME} IN ([A-Z ]+) MODE`, 'i');
const REFERENCED = new RegExp(`\\bREFERENCES ${NAME}`, 'i');

/** A statement of a migration. */
export interface Statement {
  readonly sql: string;
  /** The comments before it. */
  readonly comments: string;
}

/** Splits a migration into the statements that are sent to the database. */
export function statementsOf(source: string): Statement[] {
  return source.split('--> statement-breakpoint').flatMap((part) => {
    const lines = part.trim().split('\n');
    const at = lines.findIndex((line) => !line.trim().startsWith('--') && line.trim() !== '');
    return at < 0 ? [] : [{ comments: lines.slice(0, at).join('\n'), sql: lines.slice(at).join('\n') }];
  });
}

/** Returns the name of the table that a statement creates. */
export const createdBy = (sql: string): string | undefined => NEW_TABLE.exec(sql)?.[1];

/** Returns the name of the existing table that a statement changes; undefined where it creates one, or changes none. */
export const tableOf = (sql: string): string | undefined =>
  TOUCHED.map((pattern) => pattern.exec(sql)?.[1]).find((name) => name !== undefined);

/** PostgreSQL's table lock modes, weakest first. */
export const LOCK_MODES = [
  'ROW EXCLUSIVE',
  'SHARE UPDATE EXCLUSIVE',
  'SHARE',
  'SHARE ROW EXCLUSIVE',
  'ACCESS EXCLUSIVE',
] as const;

/** One of {@link LOCK_MODES}. */
export type LockMode = (typeof LOCK_MODES)[number];

/** What a statement does with the existing rows: nothing, reads them, reads and sorts them, or writes them. */
export type Effort = 'none' | 'reads' | 'sorts' | 'writes';

/** A lock that a statement takes on a table until its migration is committed. */
export interface Lock {
  readonly table: string;
  readonly mode: LockMode;
  readonly effort: Effort;
}

/** Defaults with a different value for each row, so that adding a column with one rewrites the table. */
const VOLATILE = /\bDEFAULT\s+(?:gen_random_uuid|random|clock_timestamp|nextval|uuidv?\w*)\s*\(/i;

/** The first match counts. */
const RULES: readonly (readonly [RegExp, LockMode, Effort])[] = [
  [/^ALTER TABLE .*\bFOREIGN KEY\b.*\bNOT VALID\b/is, 'SHARE ROW EXCLUSIVE', 'none'],
  [/^ALTER TABLE .*\bFOREIGN KEY\b/is, 'SHARE ROW EXCLUSIVE', 'reads'],
  [/^ALTER TABLE .*\bVALIDATE CONSTRAINT\b/is, 'SHARE UPDATE EXCLUSIVE', 'reads'],
  [/^ALTER TABLE .*\bADD CONSTRAINT\b.*\b(?:NOT VALID|USING INDEX)\b/is, 'ACCESS EXCLUSIVE', 'none'],
  [/^ALTER TABLE .*\bADD CONSTRAINT\b.*\bCHECK\b/is, 'ACCESS EXCLUSIVE', 'reads'],
  [/^ALTER TABLE .*\bADD (?:CONSTRAINT .*)?(?:UNIQUE|PRIMARY KEY)\b/is, 'ACCESS EXCLUSIVE', 'sorts'],
  [/^ALTER TABLE .*\bADD COLUMN\b.*\b(?:STORED|(?:BIG|SMALL)?SERIAL)\b/is, 'ACCESS EXCLUSIVE', 'writes'],
  [/^ALTER TABLE .*\bALTER COLUMN "?\w+"? (?:SET DATA )?TYPE\b/is, 'ACCESS EXCLUSIVE', 'writes'],
  [/^ALTER TABLE .*\bSET NOT NULL\b/is, 'ACCESS EXCLUSIVE', 'reads'],
  [/^(?:ALTER TABLE|DROP TABLE|TRUNCATE)\b/i, 'ACCESS EXCLUSIVE', 'none'],
  [/^CREATE (?:UNIQUE )?INDEX\b/i, 'SHARE', 'sorts'],
  [/^CREATE .*?\bTRIGGER\b/i, 'SHARE ROW EXCLUSIVE', 'none'],
  [/^(?:UPDATE|DELETE|INSERT)\b/i, 'ROW EXCLUSIVE', 'writes'],
];

function ownLock(sql: string, table: string): Lock {
  if (/\bADD COLUMN\b/i.test(sql) && VOLATILE.test(sql))
    return { table, mode: 'ACCESS EXCLUSIVE', effort: 'writes' };
  const [, found = 'ACCESS EXCLUSIVE', effort = 'none'] = RULES.find(([pattern]) => pattern.test(sql)) ?? [];
  return { table, mode: found, effort };
}

/**
 * Returns the locks that a statement takes, including the one on the table that a foreign key references. Locks
 * taken inside functions are not detected, nor is the table of a dropped index.
 */
export function locksOf(sql: string): Lock[] {
  const [, locked, lockMode] = LOCKED.exec(sql) ?? [];
  const mode = LOCK_MODES.find((one) => one === lockMode?.toUpperCase());
  if (locked !== undefined && mode !== undefined) return [{ table: locked, mode, effort: 'none' }];
  const table = tableOf(sql);
  const referenced = /\bFOREIGN KEY\b/i.test(sql) ? REFERENCED.exec(sql)?.[1] : undefined;
  const other: Lock[] =
    referenced === undefined || referenced === table
      ? []
      : [{ table: referenced, mode: 'SHARE ROW EXCLUSIVE', effort: 'none' }];
  return table === undefined ? other : [ownLock(sql, table), ...other];
}
