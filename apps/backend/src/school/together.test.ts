import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { list } from '@lectern/sdk/endpoints/openClass';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { meanwhile } from '../../test/meanwhile.ts';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder, type SchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { teachers } from '../modules/catalogue/index.ts';
import { openClasses } from '../modules/openClass/openClass.tables.ts';

let folder: SchoolFolder;
const app = await openTestApp();
const { db } = app.parts.connection;
await app.addCompany('localhost');
beforeEach(async () => {
  folder = await openSchoolFolder(app);
});

const schoolWith = (title: string, name: string) => ({
  'categories.csv': 'key,name\nmath,数学\n',
  'teachers.csv': `key,name,title\nT1,张老师,${title}\n`,
  'open_classes.csv': `key,name,category,starts,ends\nO1,${name},math,2099-01-09 19:30,2099-01-09 20:30\n`,
});

test('apply stops if another command changed a row it has read, and succeeds when repeated', async () => {
  await folder.write(schoolWith('教师', '试听'));
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  const [created] = await db.select().from(openClasses);
  await folder.write(schoolWith('特级教师', '极限试听'));

  const applied = await meanwhile(
    app,
    (tx) => tx.select().from(teachers).where(eq(teachers.sourceKey, 'T1')).for('update'),
    () => runCommand('apply', '.'),
    async () => {
      const cancelled = await runCommand('classes', 'cancel', created!.id, '--reason=老师生病了');
      expect(cancelled).toMatchObject({ code: EXIT.done, err: '' });
    },
  );
  expect(applied.err).toContain('Meanwhile “classes cancel” of ');
  expect(applied.code).not.toBe(EXIT.done);
  expect((await app.data(list, {})).records).toEqual([]);

  // A repeated command reads the current rows.
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  expect(await db.select().from(openClasses)).toMatchObject([{ name: '极限试听', isOnShelf: false }]);
});

test.each([
  ['navigation', 'key,name,leads to', ['M1,全部课程,courses', 'M1,好课,courses']],
  ['point_rules', 'what for,points', ['finished lesson,6', 'finished lesson,7']],
  ['study_demands', 'course,asks for name,face check', ['C1,yes,no', 'C1,no,yes']],
])(
  'apply stops if %s changed meanwhile, whose rows have no id, and leaves the school’s folder unchanged',
  async (name, head, [ours, others]) => {
    const json = JSON.stringify({ hosts: ['localhost'], config: {} });
    await folder.write({
      'schools/own/company.json': json,
      ...schoolWith('教师', '试听'),
      'courses.csv': 'key,name,teacher,category,kind,price\nC1,导数,T1,math,recorded,99\n',
    });
    vi.stubEnv('SCHOOLS_DIR', join(folder.path, 'schools'));
    expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
    await folder.write({
      ...schoolWith(`教师 ${name}`, '试听'),
      [`${name}.csv`]: `${head}\n${ours}\n`,
      [`others/${name}.csv`]: `${head}\n${others}\n`,
    });

    const applied = await meanwhile(
      app,
      (tx) => tx.select().from(teachers).where(eq(teachers.sourceKey, 'T1')).for('update'),
      () => runCommand('apply', '.'),
      async () => {
        expect(await runCommand('apply', 'others')).toMatchObject({ code: EXIT.done, err: '' });
      },
    );
    expect(applied.err).toContain('Meanwhile “data apply” of ');
    expect((await runCommand('check', 'others', '--keep-missing', '--json')).out).toContain('"unchanged": 1');
    expect(await readFile(join(folder.path, 'schools/own/company.json'), 'utf8')).not.toContain('全部课程');
  },
);
