import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePointOrder, pointDescription, pointGoods } from '@lectern/sdk/endpoints/account';
import * as bank from '@lectern/sdk/endpoints/question';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { EXIT } from '../commands/program.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';

const app = await openTestApp({ seed: true });
const folder = await openSchoolFolder(app);

/** Gives a company the settings of the first one, which no table contains. */
async function copyConfig(companyId: string): Promise<void> {
  const { db } = app.parts.connection;
  await db.execute(sql`
    update companies set config = (select config from companies where id = 1) where id = ${companyId}`);
}

/** Rules that the demonstration lacks, so that every table has a row. */
const RULES = {
  'papers.csv': 'key,name,category,subject,minutes\nDRAWN,抽题卷,大学公共课,大学英语,30\n',
  'paper_rules.csv':
    'paper,key,section,category,subject,type,count,score\nDRAWN,1,一、单选题,大学公共课,大学英语,单选题,2,5\nDRAWN,2,二、多选题,大学公共课,,multiple,1,10\n',
  'point_rules.csv': 'deed,points\nlesson,8\nlogin,0\n',
};

test('the question counts of the demonstration’s bank agree by subject, chapter and kind', async () => {
  const options = { token: await app.tokenOf(await app.userNamed('student')) };
  const subjects: bank.Subject[] = await app.data(bank.subjects, {}, options);
  expect(subjects.map(({ subjectName }) => subjectName)).toEqual(['高等数学', '大学英语', '计算机基础']);
  for (const { subjectId, subjectName, questionCount, doneCount, rightCount } of subjects) {
    const chapters: bank.ChapterPoint[] = (await app.body(bank.chapterPoints, { subjectId }, options)).data;
    const kinds: bank.BankTypeNumber = (await app.body(bank.bankTypeNumber, { subjectId }, options)).data;
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    // Each question has exactly one knowledge point, so that none is counted twice.
    expect(
      {
        kinds: sum(kinds.map(({ number }) => number)),
        chapters: sum(chapters.map((one) => one.questionCount)),
        done: sum(chapters.map((one) => one.doneCount)),
        right: sum(chapters.map((one) => one.rightCount)),
      },
      subjectName,
    ).toEqual({ kinds: questionCount, chapters: questionCount, done: doneCount, right: rightCount });
  }
});

test('the demonstration is exported completely, and a check of the export finds no change', async () => {
  await mkdir(join(folder.path, 'rules'));
  for (const [name, text] of Object.entries(RULES)) await writeFile(join(folder.path, 'rules', name), text);
  expect(await runCommand('apply', 'rules', '--keep-missing')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await runCommand('export', 'demo')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await runCommand('export', 'demo.xlsx', '--language=en')).toMatchObject({
    code: EXIT.done,
    err: '',
  });
  expect(await readdir(join(folder.path, 'demo', 'courses'))).not.toEqual([]);
  for (const source of ['demo', 'demo.xlsx']) {
    const { code, out, err } = await runCommand('check', source, '--json');
    expect([code, err]).toEqual([EXIT.done, '']);
    for (const table of JSON.parse(out).tables)
      expect(table, source).toMatchObject({ created: [], changed: [], gone: [] });
    const counts = JSON.parse(out).tables.map(({ unchanged }: { unchanged: number }) => unchanged);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
  // The guide sheet is not read.
  expect((await runCommand('check', 'demo.xlsx')).out).not.toContain('was ignored');
});

test('a paper rule draws its questions once, and a check reports how many the bank has', async () => {
  const drawn = () =>
    app.parts.connection.db.execute<{ id: string; type: string; number: number }>(sql`
      select question.id, question.type, place.number from paper_questions place
      join papers paper on paper.id = place.paper_id and paper.source_key = 'DRAWN'
      join questions question on question.id = place.question_id
      where paper.company_id = 1 order by place.number`);
  const { rows } = await drawn();
  expect(rows.map(({ type, number }) => [type, number])).toEqual([
    ['single', 1],
    ['single', 2],
    ['multiple', 3],
  ]);
  expect((await runCommand('apply', 'rules', '--keep-missing')).out).toContain('Nothing to change.');

  await writeFile(
    join(folder.path, 'rules', 'paper_rules.csv'),
    RULES['paper_rules.csv'].replace('单选题,2,5', '单选题,500,5').replace('multiple,1,10', 'multiple,1,8'),
  );
  expect((await runCommand('check', 'rules', '--keep-missing')).err).toMatch(
    /paper_rules\.csv!G2: the bank has only \d+ such questions outside passages; ask for fewer, or add questions/,
  );
  const singles = Number(
    /the bank has only (\d+)/.exec((await runCommand('check', 'rules', '--keep-missing')).err)?.[1],
  );
  await writeFile(
    join(folder.path, 'rules', 'paper_rules.csv'),
    `${RULES['paper_rules.csv'].replace('单选题,2,5', `单选题,${singles - 1},5`)}DRAWN,3,三、单选题,大学公共课,大学英语,单选题,2,5\n`,
  );
  expect((await runCommand('check', 'rules', '--keep-missing')).err).toContain(
    'paper_rules.csv!G4: the rows that draw before it leave it only 1 such questions outside passages; ask for fewer, or add questions',
  );

  await writeFile(
    join(folder.path, 'rules', 'paper_rules.csv'),
    RULES['paper_rules.csv'].replace('单选题,2,5', '单选题,3,5').replace('multiple,1,10', 'multiple,1,8'),
  );
  expect((await runCommand('apply', 'rules', '--keep-missing')).code).toBe(EXIT.done);
  const after = (await drawn()).rows.map(({ id }) => id);
  expect(after).toHaveLength(4);
  for (const { id } of rows) expect(after).toContain(id);
});

test('the point description shows the school’s own rules', async () => {
  const token = await app.tokenOf(await app.userNamed('student'));
  const data = await app.data(pointDescription, {}, { token });
  expect(data).toContainEqual({
    name: '学完一节课',
    nameEn: 'A lesson finished',
    points: 8,
    limitPerDay: 10,
  });
  expect(data).not.toContainEqual(expect.objectContaining({ name: '每日签到' }));
  expect(data).toContainEqual({
    name: '完成一场考试',
    nameEn: 'An exam finished',
    points: 20,
    limitPerDay: null,
  });
});

test('point goods count their redemptions, and are hidden instead of removed once redeemed', async () => {
  const token = await app.tokenOf(await app.userNamed('member'));
  const goodsNamed = async (name: string) =>
    (await app.data(pointGoods, {}, { token })).records.find(
      ({ goodsName }: { goodsName: string }) => goodsName === name,
    );
  const { goodsId, points, leftCount } = await goodsNamed('日语五十音到 N5');
  expect(leftCount).toBe(20);
  expect((await app.call(makePointOrder, { goodsId, point: points }, { token })).body.code).toBe('1');
  expect(await goodsNamed('日语五十音到 N5')).toMatchObject({ leftCount: 19, state: 'owned' });

  const all = await readFile(join(folder.path, 'demo', 'point_goods.csv'), 'utf8');
  const checked = async (text: string) => {
    await mkdir(join(folder.path, 'goods'), { recursive: true });
    await writeFile(join(folder.path, 'goods', 'point_goods.csv'), text);
    return runCommand('check', 'goods', '--json');
  };
  const [plan] = JSON.parse((await checked(all)).out).tables;
  expect(plan).toMatchObject({ created: [], changed: [], gone: [], unchanged: 5 });
  const [gone] = JSON.parse((await checked(all.replace(/^(?:japanese|month),.*\n/gm, ''))).out).tables;
  expect(gone.gone).toEqual([
    { key: 'japanese', what: 'hidden', why: 'orders with points: 1' },
    { key: 'month', what: 'removed', why: '' },
  ]);
  await checked(
    'key,name,coupons,course,points,total\njapanese,日语,,japanese-n5,900,0\nX,两样,points,conics,5,\n',
  );
  const { err } = await runCommand('check', 'goods', '--keep-missing');
  expect(err).toContain('point_goods.csv!F2: students have redeemed 1 already; write at least that number');
  expect(err).toContain('point_goods.csv!C3: each row needs exactly one kind of goods');
});

test('errors in a school’s tables are reported by cell', async () => {
  const odd = {
    'branches.csv':
      'key,name,headerColour,settings\ntwo words,A,,\nb,B,redd,\nc,C,,[1]\nd,D,,"{""town"":1}"\ne,E,,"{""headMenus"":[]}"\n' +
      'BEIJING,F,,\n',
    'study_demands.csv': 'course,package,asksName\n,,yes\n',
    'certificates.csv': 'key,name,words,fields\nX,证书,{name},姓名\n',
    'open_classes.csv':
      'key,name,category,starts,ends,replay\nX,公开课,nowhere,2027-01-02 10:00,2027-01-02 09:00,1\n',
    'proxy_exam_provinces.csv': 'exam,province,starts,ends\nX,32,2027-01-02,2027-01-03\n',
    'proxy_exams.csv': 'key,name\nX,校外考试\n',
    'proxy_exam_fields.csv': 'exam,key,name,type,options\nX,sex,性别,单选,男\n',
    'point_rules.csv': 'deed,points\nsleep,5\n',
    'study_card_items.csv': 'card,course\nnone,none\n',
  };
  await mkdir(join(folder.path, 'odd'));
  for (const [name, text] of Object.entries(odd)) await writeFile(join(folder.path, 'odd', name), text);
  const { code, err } = await runCommand('check', 'odd', '--keep-missing');
  expect(code).toBe(EXIT.failed);
  for (const mistake of [
    'branches.csv!A2: “two words” does not fit; write letters, digits and hyphens, such as beijing',
    'branches.csv!C3: "header.colour" is "redd", which is no theme; did you mean "red"?',
    'branches.csv!D4: it is no JSON object; write it as {"pointName": "学分"}',
    'branches.csv!D5: "town" is not known here',
    'branches.csv!D6: “headMenus” has its own sheet; write it there',
    'branches.csv!A7: the word in an address stays as it is; write “beijing”',
    'study_demands.csv!A2: each row needs exactly one target: a course or a package',
    'certificates.csv!D2: “姓名” is no field; write it as name = 证书上的姓名*',
    'open_classes.csv!C2: there is no category “nowhere” in the school',
    'open_classes.csv!E2: it ends before it starts; write a later time',
    'open_classes.csv!F2: there is no replay “1” in the school',
    'proxy_exam_provinces.csv!B2: “32” does not fit; write the province, such as 江苏, or its six digits, such as 320000',
    'proxy_exam_fields.csv!E2: “男” is no option; write it as yes = 是',
    'point_rules.csv!A2: “sleep” is not known here; write one of 每日签到 (log-in of a day)',
    'study_card_items.csv!A2: there is no study card “none” in the school',
    'study_card_items.csv!B2: there is no course “none” in the school',
  ])
    expect(err).toContain(mistake);
});

test('an export applied to an empty company is exported again byte for byte', async () => {
  const { company } = await app.addCompany('fresh.test');
  await copyConfig(company.id);
  const done = await runCommand('apply', 'demo', '--host=fresh.test');
  expect(done).toMatchObject({ code: EXIT.done, err: '' });
  await runCommand('export', 'again', '--host=fresh.test');
  const names = (await readdir(join(folder.path, 'demo'), { recursive: true })).toSorted();
  expect((await readdir(join(folder.path, 'again'), { recursive: true })).toSorted()).toEqual(names);
  for (const name of names.filter((one) => /\.(?:csv|md)$/.test(one)))
    expect(await readFile(join(folder.path, 'again', name), 'utf8'), name).toBe(
      await readFile(join(folder.path, 'demo', name), 'utf8'),
    );
});

test('reordered rows are reported as order changes, and applied once', async () => {
  for (const id of ['plan_stages', 'lessons', 'paper_questions', 'chapters']) {
    const name = `${id}.csv`;
    const [head = '', first = '', second = '', ...rest] = (
      await readFile(join(folder.path, 'demo', name), 'utf8')
    ).split('\n');
    await writeFile(join(folder.path, 'demo', name), [head, second, first, ...rest].join('\n'));
    const { out } = await runCommand('check', 'demo', '--json');
    const { changed } = JSON.parse(out).tables.find(({ table }: { table: string }) => table === id);
    expect(changed, name).toHaveLength(2);
    expect(changed[0], name).toMatchObject({ changes: [{ column: 'order', from: '2', to: '1' }] });
  }
  expect(await runCommand('apply', 'demo')).toMatchObject({ code: EXIT.done, err: '' });
  expect((await runCommand('apply', 'demo')).out).toContain('Nothing to change.');
});
