import * as face from '@lectern/sdk/endpoints/face';
import * as login from '@lectern/sdk/endpoints/login';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { encrypted } from '../../../test/logIn.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { deepMerge } from '../../platform/company/index.ts';

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
const student = await app.userNamed('student');
const [company] = await db.select().from(companies).where(eq(companies.id, student.companyId));
const lax = await app.addSchool({ id: student.companyId }, 'lax');
const own = company!.config;

const logIn = async (schoolId: string) =>
  app.call(
    login.password,
    { account: 'student', password: await encrypted(app, 'Lectern2026'), type: 1 },
    { schoolId },
  );

/** Configures a requirement for the company, and the opposite for one of its branches. */
async function demand(fields: object, laxly: object): Promise<void> {
  await db
    .update(companies)
    .set({ config: deepMerge(own, { ...fields }) })
    .where(eq(companies.id, student.companyId));
  await db
    .update(schools)
    .set({ config: { ...laxly } })
    .where(eq(schools.id, lax.id));
  app.parts.tenants.forget();
}

beforeEach(() => demand({}, {}));

describe('a company’s log-in rules', () => {
  const functions = (code: string, openFlag: 0 | 1) => ({ functions: { [code]: { openFlag, status: 0 } } });

  it('require face recognition even if the student names a branch that does not', async () => {
    await demand(functions('FACE_LOGIN', 1), functions('FACE_LOGIN', 0));
    expect((await logIn(lax.id)).body.code).toBe(login.FACE_REQUIRED);
  });

  it('require a face check even if the student names a branch that does not', async () => {
    await demand(functions('FACE_VERIFY', 1), functions('FACE_VERIFY', 0));
    const token = await app.tokenOf(student);
    const fields = await app.data(face.check, {}, { token });
    expect(fields.status).not.toBe(0);
    expect(await app.data(face.check, {}, { token, schoolId: lax.id })).toEqual(fields);
  });

  it('allow one device even if the student names a branch that allows several', async () => {
    await demand({ login: { oneDeviceFlag: 1 } }, { login: { oneDeviceFlag: 0 } });
    const token = await app.tokenOf(student, 'the first device');
    expect((await logIn(lax.id)).status).toBe(200);
    expect((await app.call(currentUser, {}, { token })).status).toBe(409);
  });
});
