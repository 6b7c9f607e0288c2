import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import { EXIT, runSchool } from '../commands/program.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
  folder = await mkdtemp(join(tmpdir(), 'lectern-school-'));
  vi.stubEnv('LECTERN_MODE', 'test');
  vi.stubEnv('DATABASE_URL', app.databaseUrl);
  vi.stubEnv('LECTERN_DATA', app.parts.config.dataDir);
  vi.stubEnv('INIT_CWD', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await rm(folder, { recursive: true });
});

async function say(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runSchool(args, {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return { code, ...said };
}

/** Gives a company what comes in otherwise: the branches and the questions of the first one. */
async function copyGround(companyId: string): Promise<void> {
  const { db } = app.parts.connection;
  const columns = sql`type, stem, stem_html, options, key, source_key`;
  await db.execute(sql`
    insert into schools (company_id, name, suffix)
    select ${companyId}, name, suffix from schools where company_id = 1 and not default_flag`);
  await db.execute(sql`
    with category as (
      insert into question_categories (company_id, name) values (${companyId}, '题库') returning id),
    subject as (
      insert into question_subjects (company_id, category_id, name) select ${companyId}, id, '题库' from category returning id)
    insert into questions (company_id, subject_id, type, stem, stem_html, options, key, source_key)
    select ${companyId}, subject.id, ${columns} from questions, subject where company_id = 1`);
}

test('all that the demonstration has is written out, and reading it changes nothing', async () => {
  expect(await say('export', 'demo')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await say('export', 'demo.xlsx', '--language=en')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await readdir(join(folder, 'demo', 'courses'))).not.toEqual([]);
  for (const source of ['demo', 'demo.xlsx']) {
    const { code, out, err } = await say('check', source, '--json');
    expect([code, err]).toEqual([EXIT.done, '']);
    for (const table of JSON.parse(out).tables)
      expect(table, source).toMatchObject({ created: [], changed: [], gone: [] });
    const counts = JSON.parse(out).tables.map(({ unchanged }: { unchanged: number }) => unchanged);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
});

test('an empty company becomes the same, to the byte', async () => {
  const { company } = await app.addCompany('fresh.test');
  await copyGround(company.id);
  const done = await say('apply', 'demo', '--host=fresh.test');
  expect(done).toMatchObject({ code: EXIT.done, err: '' });
  await say('export', 'again', '--host=fresh.test');
  const names = (await readdir(join(folder, 'demo'), { recursive: true })).toSorted();
  expect((await readdir(join(folder, 'again'), { recursive: true })).toSorted()).toEqual(names);
  for (const name of names.filter((one) => /\.(?:csv|md)$/.test(one)))
    expect(await readFile(join(folder, 'again', name), 'utf8'), name).toBe(
      await readFile(join(folder, 'demo', name), 'utf8'),
    );
});
