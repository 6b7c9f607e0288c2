import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  await db.execute(sql`
    insert into schools (company_id, name, suffix)
    select ${companyId}, name, suffix from schools where company_id = 1 and not default_flag`);
  await db.execute(sql`
    insert into question_categories (company_id, name)
    select ${companyId}, name from question_categories where company_id = 1`);
  await db.execute(sql`
    insert into question_subjects (company_id, category_id, name)
    select ${companyId}, own.id, subject.name from question_subjects subject
    join question_categories category on category.id = subject.category_id and category.company_id = 1
    join question_categories own on own.company_id = ${companyId} and own.name = category.name`);
  await db.execute(sql`
    insert into knowledge_points (company_id, subject_id, name)
    select ${companyId}, own.id, point.name from knowledge_points point
    join question_subjects subject on subject.id = point.subject_id and subject.company_id = 1
    join question_subjects own on own.company_id = ${companyId} and own.name = subject.name`);
  await db.execute(sql`
    insert into questions (company_id, subject_id, type, stem, stem_html, options, key, source_key)
    select ${companyId}, own.id, type, stem, stem_html, options, key, source_key from questions
    join question_subjects subject on subject.id = questions.subject_id and subject.company_id = 1
    join question_subjects own on own.company_id = ${companyId} and own.name = subject.name`);
}

test('all that the demonstration has is written out, and reading it changes nothing', async () => {
  expect(await say('export', 'demo')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await say('export', 'demo.xlsx', '--language=en', '--questions')).toMatchObject({
    code: EXIT.done,
    err: '',
  });
  expect(await readdir(join(folder, 'demo', 'courses'))).not.toEqual([]);
  for (const source of ['demo', 'demo.xlsx']) {
    const { code, out, err } = await say('check', source, '--json');
    expect([code, err]).toEqual([EXIT.done, '']);
    for (const table of JSON.parse(out).tables)
      expect(table, source).toMatchObject({ created: [], changed: [], gone: [] });
    const counts = JSON.parse(out).tables.map(({ unchanged }: { unchanged: number }) => unchanged);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
  // The list of questions is for people, and the guide as well.
  expect((await say('check', 'demo.xlsx')).out).not.toContain('left alone');
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

test('rows that change places change their order on the site, and say so once', async () => {
  for (const id of ['plan_stages', 'lessons', 'paper_questions', 'chapters']) {
    const name = `${id}.csv`;
    const [head = '', first = '', second = '', ...rest] = (
      await readFile(join(folder, 'demo', name), 'utf8')
    ).split('\n');
    await writeFile(join(folder, 'demo', name), [head, second, first, ...rest].join('\n'));
    const { out } = await say('check', 'demo', '--json');
    const { changed } = JSON.parse(out).tables.find(({ table }: { table: string }) => table === id);
    expect(changed, name).toHaveLength(2);
    expect(changed[0], name).toMatchObject({ changes: [{ column: 'order', from: '2', to: '1' }] });
  }
  expect(await say('apply', 'demo')).toMatchObject({ code: EXIT.done, err: '' });
  expect((await say('apply', 'demo')).out).toContain('Nothing was to be done.');
});
