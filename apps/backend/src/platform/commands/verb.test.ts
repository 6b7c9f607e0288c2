import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { EXIT } from '../../commands/program.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { pointGoods } from '../../modules/account/shop/shop.tables.ts';
import { runCommand } from '../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';

const app = await openTestApp();
const folder = await openSchoolFolder(app);

test('a command reports a missing file, an unknown host, company or reference, and changes nothing', async () => {
  const nobody = await runCommand('goods', 'list');
  expect(nobody).toEqual({ code: EXIT.done, out: '', err: '' });
  const { company } = await app.addCompany('localhost');
  const { company: other } = await app.addCompany('other.test');
  const week = { kind: 'coupon', of: '周券', name: '周券', description: '', points: 60, perStudent: 1 };
  const course = { ...week, kind: 'course', of: '极限入门', name: '极限入门' };
  await addCourse(app, other.id, { name: '极限入门' });
  const goods = [
    { key: 'course', ...course, position: 1 },
    { key: 'week', ...week, position: 2 },
  ];
  await folder.write({ 'goods.json': JSON.stringify(goods) });

  expect(await runCommand('goods', 'set', 'missing.json')).toEqual({
    code: EXIT.failed,
    out: '',
    err: `There is no file or folder ${folder.path}/missing.json.\nNothing was changed.\n`,
  });
  const nowhere = await runCommand('goods', 'set', 'goods.json', '--host=nowhere.test');
  expect(nowhere.code).toBe(EXIT.failed);
  expect(nowhere.err).toContain('There is no company at nowhere.test. Companies: ');
  expect(nowhere.err).toContain(`${company.name} (localhost)`);
  const both = await runCommand('goods', 'set', 'goods.json', '--host=localhost', `--company=${other.name}!`);
  expect(both.err).toContain(`with the name “${other.name}!”`);
  expect(await runCommand('goods', 'set', 'goods.json', '--host=OTHER.test')).toMatchObject({
    code: EXIT.failed,
    err: 'Goods week: the school has no coupon “周券”.\nNothing was changed.\n',
  });
  expect(await app.parts.connection.db.$count(pointGoods)).toBe(0);
});

test('a command writes CSV by default, JSON with --json, and names a missing option', async () => {
  const made = await runCommand('cards', 'make', '--host=localhost', '--count=2', '--yuan=50', '--days=30');
  expect(made).toMatchObject({ code: EXIT.done, err: '' });
  expect(made.out).toMatch(
    /^card,password,yuan,ends\n(\w{12},\w{4}-\w{4}-\w{4},50\.00,[\d-]{10} [\d:]{8}\n){2}$/,
  );
  const { out } = await runCommand('cards', 'list', '--host=localhost', '--json');
  expect(JSON.parse(out)).toMatchObject([{ yuan: '50.00', used: null, student: null }, {}]);
  const plan = await runCommand('database', 'plan');
  expect(plan).toEqual({ code: EXIT.done, out: expect.stringContaining('No pending migration'), err: '' });
  const needy = await runCommand('cards', 'make', '--host=localhost', '--count=2', '--days=30');
  expect(needy).toMatchObject({ code: EXIT.failed, err: expect.stringContaining('--yuan') });
});
