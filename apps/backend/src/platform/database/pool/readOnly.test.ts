import { describe, expect, test } from 'vitest';
import { expectRead } from './readOnly.ts';

describe('expectRead', () => {
  test.each([
    'select 1',
    '  (select id from news) union all select 2',
    'with found as materialized (select id from news) select * from found',
    `select "update", 'delete from news' as words from news where title = 'for update'`,
    `select 'it''s; insert into news' from news`,
    'select updated_at from news',
  ])('accepts %s', (text) => expect(() => expectRead(text)).not.toThrow());

  test.each([
    'insert into news (title) values ($1)',
    'update news set title = $1',
    'delete from news',
    'with gone as (delete from news returning id) select * from gone',
    'with added as (insert into news (title) values ($1) returning id) select * from added',
    'select id from news for update',
    'select id from news for no key update skip locked',
    'select id from news for share',
    `select nextval('news_id_seq')`,
    `select pg_notify('lectern_company_changed', '')`,
    'select pg_advisory_xact_lock(1)',
    'truncate news',
    'begin',
    `copy news to program 'true'`,
  ])('rejects %s', (text) => expect(() => expectRead(text)).toThrow('must be read-only'));
});
