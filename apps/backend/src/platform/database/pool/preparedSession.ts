import { createHash } from 'node:crypto';
import { NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Logger } from 'drizzle-orm';
import type pg from 'pg';
import { spanned, type SpanShape, tracing } from '../../tracing/tracing.ts';
import type { NoticeStream } from './listener.ts';
import type { LendingPool } from './pool.ts';
import { expectRead } from './readOnly.ts';

/** Maximum parameters of a prepared statement; one with more has too many different shapes to be worth preparing. */
const MAX_PARAMETERS = 40;

type NoSchema = Record<string, never>;

/** Returns a statement's name, a hash of its text; undefined for one that is not worth preparing. */
function nameOf({ sql, params }: { readonly sql: string; readonly params: readonly unknown[] }) {
  const isWorthIt = params.length > 0 && params.length <= MAX_PARAMETERS;
  return isWorthIt ? createHash('sha1').update(sql).digest('base64url') : undefined;
}

/** Maximum characters of a statement in a trace; the rest of a longer one adds no information. */
const MAX_TEXT_LENGTH = 2000;

/** Returns a statement's trace span: its text with parameters as numbered placeholders and literals replaced. */
function spanOf(text: string): SpanShape {
  const [, verb = text.trim().split(/\s/, 1)[0] ?? ''] =
    /^\s*(select|insert|update|delete)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(text) ?? [];
  return {
    name: [verb.toLowerCase(), table].filter((word) => word !== undefined).join(' '),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, MAX_TEXT_LENGTH),
    },
  };
}

/** Options of a session. */
interface SessionOptions {
  readonly dialect: PgDialect;
  readonly logger: Logger | undefined;
  /** Whether prepared statements survive until the connection's next checkout, which a pooler need not guarantee. */
  readonly keepsStatements: () => boolean;
  /** Whether statements that do more than read are refused before they are sent. */
  readonly onlyReads: boolean;
  /** Delivers notices without the database. */
  readonly noticeStream: NoticeStream | undefined;
}

/**
 * Runs the query builder's statements as prepared statements of their connection: parsing and planning a
 * statement each time costs several times what running it does.
 */
export class PreparedSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #client: LendingPool | pg.PoolClient;
  readonly #options: SessionOptions;
  readonly #afterCommit: ((outside: PreparedSession) => Promise<void>)[] = [];

  constructor(client: LendingPool | pg.PoolClient, options: SessionOptions) {
    const { dialect, logger } = options;
    super(client, dialect, undefined, logger === undefined ? {} : { logger });
    this.#client = client;
    this.#options = options;
  }

  /** The stream that delivers notices without the database, where one is configured. */
  get noticeStream(): NoticeStream | undefined {
    return this.#options.noticeStream;
  }

  /**
   * Runs work once the writes are visible to others: at once outside a transaction; inside one after its
   * commit, and never after a rollback. Nothing awaits the work, so it must handle its own errors.
   */
  afterCommit(work: (outside: PreparedSession) => Promise<void>): void {
    if ('totalCount' in this.#client) void work(this);
    else this.#afterCommit.push(work);
  }

  override prepareQuery: NodePgSession<NoSchema, NoSchema>['prepareQuery'] = (
    query,
    fields,
    name,
    ...others
  ) => {
    if (this.#options.onlyReads) expectRead(query.sql);
    const lasting = this.#options.keepsStatements() ? (name ?? nameOf(query)) : undefined;
    const prepared = super.prepareQuery(query, fields, lasting, ...others);
    if (tracing() === undefined) return prepared;
    const execute = prepared.execute.bind(prepared);
    const shape = spanOf(query.sql);
    prepared.execute = (values) => spanned(shape, () => execute(values));
    return prepared;
  };

  override async transaction<Result>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    if (!('totalCount' in this.#client)) return super.transaction(work, config);
    const client = await this.#client.connect();
    const session = new PreparedSession(client, this.#options);
    try {
      const result = await session.transaction(work, config);
      for (const due of session.#afterCommit) void due(this);
      return result;
    } finally {
      client.release();
    }
  }
}
