import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chargeCardRecharge } from '@lectern/sdk/endpoints/account';
import { list, type ReviewList, reviews } from '@lectern/sdk/endpoints/catalogue';
import { list as shared } from '@lectern/sdk/endpoints/resource';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { users } from '../platform/database/tables/users.tables.ts';

const app = await openTestApp();
await app.addCompany('localhost');
const folder = await openSchoolFolder(app);

const CARD = { cardNo: 'SC-0001', password: '7M4K-2TPX-9RWD' };
const CODE = 'SCZC-7M4K-2TPX-9RWD';

/** Tables of a school that was open on another platform before. */
const SCHOOL = {
  'categories.csv': 'key,name\nmath,数学\n',
  'courses.csv': 'key,name,category,price,studentsBefore\nC1,高一代数,math,99,1200\n',
  'students.csv':
    'key,name,firstPassword,changesPassword,facesAtLogin,space\n' +
    '2026001,王小明,Qh-58213-xy,no,yes,5\n2019001,李红,,,,\n',
  'reviews.csv':
    'course,student,stars,content,reply,written\nC1,2019001,5,讲得清楚。,谢谢,2025-03-09 19:30\nC1,2026001,4,还想多几题。,,\n',
  'study_cards.csv': 'key,name,ends\nK1,开学卡,2199-01-01\n',
  'study_card_items.csv': 'card,course\nK1,C1\n',
  'study_card_codes.csv': `card,code\nK1,${CODE}\n`,
  'charge_cards.csv': `key,password,amount,ends\n${CARD.cardNo},${CARD.password},100,2199-01-01\n`,
  'resources.csv': 'key,name,subject,file,downloads\nR1,第一讲讲义,math,files/讲义.txt,31\n',
  'files/讲义.txt': '第一讲 集合\n',
};
await folder.write(SCHOOL);

test('reviews, cards, codes and shared files are imported, and a repeat changes nothing', async () => {
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });
  const [card] = (await app.data(list, {})).records;
  expect(card).toMatchObject({ studentCount: 1200 });
  const reviewList: ReviewList = await app.data(reviews, { courseId: card.courseId });
  expect(reviewList.records.map(({ rating, reply }) => [rating, reply])).toEqual([
    [4, ''],
    [5, '谢谢'],
  ]);
  const files = (await app.data(shared, {})).records;
  expect(files).toMatchObject([{ fileName: '第一讲讲义', fileType: 'txt', downloadCount: 31 }]);
  expect((await runCommand('apply', '.')).out).toContain('Nothing to change.');
});

test('an imported student keeps the first password if the school says so, with a face check at log-in', async () => {
  const [student] = await app.parts.connection.db.select().from(users).where(eq(users.username, '2026001'));
  expect(student).toMatchObject({
    mustChangePassword: false,
    profile: { faceLoginFlag: 1, totalSpace: 5 * 1024 ** 2 },
  });
});

test('an imported charge card can be redeemed, and no export contains its password or a card code', async () => {
  const token = await app.tokenOf(await app.userNamed('2026001'));
  const { cardNo, password: cardPassword } = CARD;
  const paidIn = await app.call(chargeCardRecharge, { cardNo, cardPassword }, { token });
  expect(paidIn.body.data).toMatchObject({ balanceCents: 10_000 });

  expect(await runCommand('export', 'out')).toMatchObject({ code: EXIT.done, err: '' });
  const readOutput = async (name: string) => readFile(join(folder.path, 'out', name), 'utf8');
  expect(await readOutput('charge_cards.csv')).not.toContain(CARD.password);
  expect(await readOutput('study_card_codes.csv')).not.toContain(CODE);
  expect(await readOutput('study_card_codes.csv')).toMatch(/K1,9RWD:[\w-]{43}\n/);
  expect((await runCommand('apply', 'out')).out).toContain('Nothing to change.');
});

test('codes that are too short are reported by cell', async () => {
  await folder.write({
    'short/study_card_codes.csv': 'card,code\nK1,1234\n',
    'short/charge_cards.csv': 'key,password,amount,ends\nSC-0002,1234,0,2199-01-01\n',
  });
  const { code, err } = await runCommand('check', 'short');
  expect(code).toBe(EXIT.failed);
  expect(err).toContain('study_card_codes.csv!B2: it is too short to be safe');
  expect(err).toContain('charge_cards.csv!B2: it is too short to be safe');
});
