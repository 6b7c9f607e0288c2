import * as agreement from '@lectern/sdk/endpoints/agreement';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { runCommand } from '../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';
import { addAgreement } from '../../../test/subjects/agreements.ts';
import { addCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { protocols } from './agreement.tables.ts';

const app = await openTestApp();
await openSchoolFolder(app);

test('a school sees who signed which text, and ends a signature without losing the text', async () => {
  // Commands use the real clock.
  app.clock.set(new Date(Date.now() - 1000).toISOString());
  const { company } = await app.addCompany('localhost');
  const { db } = app.parts.connection;
  const course = await addCourse(app, company.id);
  const user = await app.addUser(company);
  await giveCourse(app, user, course.commodityId);
  const values = { sourceKey: 'privacy', name: '学习协议', content: '旧条款' };
  const id = await addAgreement(app, company.id, { targetId: course.courseId, values });
  const options = { token: await app.tokenOf(user) };
  const sign = (read: Pick<agreement.InsertIn, 'textDigest'>) =>
    app.body(
      agreement.insert,
      { productId: course.courseId, potocolId: id, type: 'course', signContent: '王小明', ...read },
      options,
    );
  const signed = async () => JSON.parse((await runCommand('agreements', 'signed', 'privacy', '--json')).out);
  expect((await runCommand('agreements', 'text', 'privacy', `#${user.id}`)).err).toContain('has not signed');
  const { textDigest } = await app.data(agreement.info, { protocolId: id }, options);
  await db.update(protocols).set({ content: '旧条款二' }).where(eq(protocols.id, id));
  expect(await sign({ textDigest })).toMatchObject({
    code: '0',
    message: expect.stringContaining('刚刚更新了'),
  });
  await db.update(protocols).set({ content: '旧条款' }).where(eq(protocols.id, id));
  expect(await sign({ textDigest })).toMatchObject({ code: '1' });
  expect(await signed()).toMatchObject([{ text: 'current', by: '王小明', ends: null }]);
  await db.update(protocols).set({ content: '新条款' }).where(eq(protocols.id, id));
  expect(await signed()).toMatchObject([{ text: 'earlier' }]);
  expect((await runCommand('agreements', 'text', 'privacy', `#${user.id}`)).out).toContain('旧条款');
  const check = () => app.data(agreement.check, { targetId: course.courseId, targetType: 'COURSE' }, options);
  expect(await check()).toMatchObject({ agreementStatus: 2 });
  expect(await runCommand('agreements', 'end', 'privacy', `#${user.id}`)).toMatchObject({ code: 0, err: '' });
  app.clock.set(new Date().toISOString());
  expect(await check()).toMatchObject({ agreementStatus: 4 });
  expect(await signed()).toMatchObject([{ text: 'earlier', ends: expect.any(String) }]);
  expect((await runCommand('agreements', 'end', 'privacy', `#${user.id}`)).err).toContain(
    'has no valid signature of “学习协议”',
  );
  expect((await runCommand('agreements', 'list')).out).toContain('privacy');
  expect((await runCommand('agreements', 'signed', 'none')).err).toContain('There is no agreement “none”');
});
