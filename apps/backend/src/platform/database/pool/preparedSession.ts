import { createHash } from 'node:crypto';
import { NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Logger } from 'drizzle-orm';
import type pg from 'pg';
import { spanned, type SpanShape, tracing } from '../../tracing/tracing.ts';
import type { NoticeStream } from './listener.ts';
import type { LendingPool } from './pool.ts';
import { expectRead } from './readOnly.ts';

/** A statement with more values than this comes in too many shapes to be prepared. */
const MOST_VALUES = 40;

type NoSchema = Record<string, never>;

/** Names a statement by its text; undefined for one that is not worth preparing. */
function nameOf({ sql, params }: { readonly sql: string; readonly params: readonly unknown[] }) {
  const isWorthIt = params.length > 0 && params.length <= MOST_VALUES;
  return isWorthIt ? createHash('sha1').update(sql).digest('base64url') : undefined;
}

/** Longer statements tell no more by their end. */
const LONGEST_TEXT = 2000;

/** A statement as traces show it: its text, in which values are numbered places and what is quoted is left out. */
function spanOf(text: string): SpanShape {
  const [, verb = text.trim().split(/\s/, 1)[0] ?? ''] =
    /^\s*(select|insert|update|delete)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(text) ?? [];
  return {
    name: [verb.toLowerCase(), table].filter((word) => word !== undefined).join(' '),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, LONGEST_TEXT),
    },
  };
}

/** How a session works. */
interface SessionOptions {
  readonly dialect: PgDialect;
  readonly logger: Logger | undefined;
  /** Whether what was prepared is there when the connection is lent again, which a pooler need not promise. */
  readonly keepsStatements: () => boolean;
  /** Refuses what does more than to read, before it is sent. */
  readonly onlyReads: boolean;
  /** Carries notices past the database. */
  readonly noticeStream: NoticeStream | undefined;
}

/**
 * Runs the query builder's statements, each prepared by its connection when it comes first: parsing and planning
 * it anew costs several times what running it does.
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

  /** Carries notices past the database, where the settings name one. */
  get noticeStream(): NoticeStream | undefined {
    return this.#options.noticeStream;
  }

  /**
   * Does something once what was written is there for others: now, or inside a transaction when that has committed, and
   * never when it has not. Nobody waits for it, so it must see to its own failures.
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
