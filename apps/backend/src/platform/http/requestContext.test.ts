import type { Endpoint } from '@lectern/sdk';
import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { endSession, endSessionsOf, LIFETIME } from '../auth/sessions.ts';
import { schools } from '../database/tables/companies.tables.ts';
import { sessions, users } from '../database/tables/users.tables.ts';
import { route } from './route.ts';
import { companyChanged } from './tenants.ts';

const Nothing = Type.Object({});
type Nothing = Static<typeof Nothing>;
const Who = Type.Object({
  company: Type.String(),
  school: Type.String(),
  user: Type.Optional(Type.String()),
});
type Who = Static<typeof Who>;

const publicEndpoint: Endpoint<Nothing, Who> = {
  id: 'who.open',
  method: 'GET',
  path: '/who/open',
  reply: '*',
};
const protectedEndpoint: Endpoint<Nothing, Who> = {
  id: 'who.closed',
  method: 'GET',
  path: '/who/closed',
  reply: '*',
};

const schema = { input: Nothing, output: Who };
const routes = [
  route(
    publicEndpoint,
    (_input, { company, school, user }) => ({
      company: company.id,
      school: school.id,
      ...(user && { user: user.id }),
    }),
    { access: 'public', schema },
  ),
  route(
    protectedEndpoint,
    (_input, { company, school, user }) => ({ company: company.id, school: school.id, user: user.id }),
    { schema },
  ),
];

const app = await openTestApp({ modules: [{ name: 'who', routes }] });
const { db } = app.parts.connection;
const first = await app.addCompany('localhost');
const second = await app.addCompany('second.localhost');
const branch = await app.addSchool(first.company, 'branch');
const student = await app.addUser(first.company, { username: 'student' });

describe('the tenant', () => {
  test('is chosen by the Host header, ignoring case and port', async () => {
    const here = await app.call(publicEndpoint, {}, { host: 'localhost:3000' });
    const there = await app.call(publicEndpoint, {}, { host: 'Second.Localhost' });
    expect([here.body.data.company, there.body.data.company]).toEqual([first.company.id, second.company.id]);
  });

  test('is not changed by a companyId header', async () => {
    const { body } = await app.call(publicEndpoint, {}, { headers: { companyId: second.company.id } });
    expect(body.data.company).toBe(first.company.id);
  });

  test('is the first company for an unknown host in demonstration mode; in production the call answers 404', async () => {
    expect((await app.data(publicEndpoint, {}, { host: 'unknown.example' })).company).toBe(first.company.id);
    const strict = await openTestApp({ modules: [{ name: 'who', routes }], config: { mode: 'production' } });
    await strict.addCompany('localhost');
    expect((await strict.call(publicEndpoint, {}, { host: 'unknown.example' })).status).toBe(404);
  });

  test('is re-read after a company-changed event', async () => {
    await app.call(publicEndpoint, {});
    await db.update(schools).set({ defaultFlag: false }).where(eq(schools.id, first.school.id));
    await db.update(schools).set({ defaultFlag: true }).where(eq(schools.id, branch.id));
    await app.parts.events.publish(companyChanged, { companyId: first.company.id });
    await expect.poll(async () => (await app.data(publicEndpoint, {})).school).toBe(branch.id);
    await db.update(schools).set({ defaultFlag: false }).where(eq(schools.id, branch.id));
    await db.update(schools).set({ defaultFlag: true }).where(eq(schools.id, first.school.id));
    app.parts.tenants.forget();
  });
});

describe('the school', () => {
  test('is the one the client prefers', async () => {
    expect((await app.data(publicEndpoint, {}, { schoolId: branch.id })).school).toBe(branch.id);
  });

  test.each(['999999', 'x', '1; drop table users'])(
    'is the default one for the invalid id %s',
    async (schoolId) => {
      expect((await app.data(publicEndpoint, {}, { schoolId })).school).toBe(first.school.id);
    },
  );

  test('is the default one for the id of another company’s school', async () => {
    expect((await app.data(publicEndpoint, {}, { schoolId: second.school.id })).school).toBe(first.school.id);
  });
});

describe('a session', () => {
  test('gives access to endpoints that require a log-in', async () => {
    const token = await app.tokenOf(student);
    expect((await app.data(protectedEndpoint, {}, { token })).user).toBe(student.id);
    expect((await app.call(protectedEndpoint, {}, { token: `Bearer ${token}` })).status).toBe(200);
  });

  test.each([
    ['no token', undefined],
    ['an unknown token', 'nonsense'],
  ])('is required: %s answers 401', async (_case, token) => {
    const { status, body } = await app.call(protectedEndpoint, {}, token === undefined ? {} : { token });
    expect([status, body.code]).toEqual([401, '401']);
  });

  test('is valid in its own company alone', async () => {
    const token = await app.tokenOf(student);
    expect((await app.call(protectedEndpoint, {}, { token, host: 'second.localhost' })).status).toBe(401);
  });

  test('ended by another log-in answers 409, while public endpoints stay open', async () => {
    const token = await app.tokenOf(student);
    await endSessionsOf(db, app.clock, student.id, 'otherLogin');
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(409);
    const { status, body } = await app.call(publicEndpoint, {}, { token });
    expect([status, body.data.user]).toEqual([200, undefined]);
  });

  test('ended by a log-out answers 401', async () => {
    const token = await app.tokenOf(student);
    const all = await db.select().from(sessions);
    for (const each of all) await endSession(db, app.clock, each, 'logout');
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(401);
  });

  test('is extended while it is used, and expires when it is not', async () => {
    const token = await app.tokenOf(student);
    const maxMs = (LIFETIME.short - 60) * 1000;
    app.clock.advance(maxMs);
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(200);
    app.clock.advance(maxMs);
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(200);
    app.clock.advance(LIFETIME.short * 1000 + 1);
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(401);
  });

  test('ends when its account is disabled', async () => {
    const token = await app.tokenOf(student);
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, student.id));
    expect((await app.call(protectedEndpoint, {}, { token })).status).toBe(401);
    await db.update(users).set({ status: 'active' }).where(eq(users.id, student.id));
  });

  test('stores no token in the database', async () => {
    const token = await app.tokenOf(student);
    const rows = await db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
