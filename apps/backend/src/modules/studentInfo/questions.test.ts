import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { proxyOrganisations, studentGroups } from './studentInfo.tables.ts';

let user: User;
let options: { readonly token: string };

const app = await openTestApp({ seed: true });
const { db } = app.parts.connection;

beforeEach(async () => {
  const { companyId } = await app.userNamed('newcomer');
  user = await app.addUser({ id: companyId }, { name: '' });
  options = { token: await app.tokenOf(user) };
});

const read = async (input: studentInfo.CustomInfoIn = {}): Promise<studentInfo.CustomInfo['customObj']> =>
  (await app.data(studentInfo.customInfo, input, options)).customObj;

const whose = () => ({ userId: user.id, companyId: user.companyId, schoolId: '1' });

const save = (input: Partial<studentInfo.SaveStudentIn>) =>
  app.call(studentInfo.save, { ...whose(), ...input }, options);

const saveValues = async (given: Record<string, string[]>, sceneCode?: studentInfo.SceneCode) => {
  const values = Object.entries(given).map(([fieldId, fieldValues]) => ({
    fieldId,
    fieldCode: fieldId,
    fieldValues,
  }));
  return await app.body(
    studentInfo.saveCustomValues,
    { ...whose(), values, ...(sceneCode !== undefined && { sceneCode }) },
    options,
  );
};

/** Returns the ids of groups along their names, from the root down. */
async function pathOf(...names: string[]): Promise<string[]> {
  let { studentGroup: level } = await read();
  return names.map((name) => {
    const found = level.find(({ groupName }) => groupName === name);
    level = found?.studentGroupRespList ?? [];
    return found?.id ?? '';
  });
}

const asLevels = ([one, two, three, four, five]: string[]) => ({
  groupOneId: one ?? null,
  groupTwoId: two ?? null,
  groupThreeId: three ?? null,
  groupFourId: four ?? null,
  groupFiveId: five ?? null,
});

const organisation = async (): Promise<string> => (await read()).ccpos[0]?.id ?? '';

describe('group and organisation', () => {
  test('are chosen down to the fifth level, and returned as chosen', async () => {
    expect(await read()).toMatchObject({ proxyId: null, studentGroupValue: [] });
    const path = await pathOf('高中部', '2027 届', '物理方向', '住校', '四班');
    const proxyOrgId = await organisation();
    expect((await save({ ...asLevels(path), proxyOrgId })).body).toMatchObject({ code: '1', data: null });
    expect(await read()).toMatchObject({ proxyId: proxyOrgId, studentGroupValue: path });
    const other = await pathOf('社会学员');
    await save({ ...asLevels(other), proxyOrgId });
    expect((await read()).studentGroupValue).toEqual(other);
  });

  test.each<[string, string[], string]>([
    ['no group', [], 'groupOneId'],
    ['a group with subgroups', ['成人部'], 'groupTwoId'],
    ['a subgroup of another group', ['成人部', '一班'], 'groupTwoId'],
    ['a subgroup below the last level', ['社会学员', '考研'], 'groupTwoId'],
  ])('reject %s', async (_, names, field) => {
    const known = new Map([
      ['一班', (await pathOf('高中部', '2028 届', '一班'))[2]],
      ['考研', (await pathOf('成人部', '考研'))[1]],
    ]);
    const [top = ''] = await pathOf(names[0] ?? '');
    const path = names.map((name, index) => (index === 0 ? top : (known.get(name) ?? '')));
    const { body } = await save({ ...asLevels(path), proxyOrgId: await organisation() });
    expect(body).toMatchObject({ code: '0', data: { field } });
    expect((await read()).studentGroupValue).toEqual([]);
  });

  test('reject unknown ids and those of another company', async () => {
    const second = (await db.select().from(companies)).find(({ hosts }) =>
      hosts.includes('second.localhost'),
    );
    const companyId = second?.id ?? '';
    const [group] = await db.insert(studentGroups).values({ companyId, name: '别处' }).returning();
    const [elsewhere] = await db.insert(proxyOrganisations).values({ companyId, name: '别处' }).returning();
    expect((await read()).studentGroup.map(({ groupName }) => groupName)).not.toContain('别处');
    const groups = asLevels(await pathOf('社会学员'));
    for (const proxyOrgId of [elsewhere?.id, '999999', "1' or '1'='1", undefined]) {
      const { body } = await save({ ...groups, ...(proxyOrgId !== undefined && { proxyOrgId }) });
      expect(body).toMatchObject({ code: '0', data: { field: 'proxyOrgId' } });
    }
    const { body } = await save({ groupOneId: group?.id ?? '', proxyOrgId: await organisation() });
    expect(body).toMatchObject({ code: '0', message: '请重新选择学员分组', data: { field: 'groupOneId' } });
  });

  test('can be saved for oneself only', async () => {
    const another = await app.userNamed('member');
    expect((await save({ userId: another.id })).status).toBe(403);
    expect((await save({ companyId: '999' })).status).toBe(403);
    expect((await app.call(studentInfo.save, { ...whose() })).status).toBe(401);
    expect(
      (await app.call(studentInfo.saveCustomValues, { ...whose(), userId: another.id, values: [] }, options))
        .status,
    ).toBe(403);
  });

  test('omit groups below the fifth level, and cyclic ones', async () => {
    const path = await pathOf('高中部', '2027 届', '物理方向', '走读', '一班');
    const rows = await db
      .insert(studentGroups)
      .values([
        { companyId: user.companyId, parentId: path[4], name: '第六级' },
        { companyId: user.companyId, name: '圈' },
      ])
      .returning();
    const circle = rows[1]?.id ?? '';
    await db.update(studentGroups).set({ parentId: circle }).where(eq(studentGroups.id, circle));
    const shown = JSON.stringify((await read()).studentGroup);
    expect(shown).toContain('走读');
    expect(shown).not.toMatch(/第六级|圈/);
    expect((await save({ ...asLevels(path), proxyOrgId: await organisation() })).body.code).toBe('1');
    for (const { id } of rows) await db.delete(studentGroups).where(eq(studentGroups.id, id));
  });
});

describe('the fields of a scene', () => {
  test.each<[studentInfo.SceneCode, string[]]>([
    [2, ['grade', 'examYear']],
    [3, ['grade', 'examYear', 'lastScore', 'school']],
    [4, ['school', 'studentCard']],
  ])('in scene %i are its own, and all required', async (sceneCode, expected) => {
    const { data } = await read({ sceneCode });
    expect(data.map(({ fieldId }) => fieldId)).toEqual(expected);
    expect(data.every(({ required }) => required === 1)).toBe(true);
  });

  test('are saved together or not at all, with the missing field in the reply', async () => {
    expect(await saveValues({ grade: ['g1'] }, 3)).toMatchObject({
      code: '0',
      message: '所在中学：必填项，请输入相关信息',
      data: { field: 'school' },
    });
    expect(
      await saveValues({ grade: ['repeat'], examYear: ['2027'], school: ['金陵中学'] }, 3),
    ).toMatchObject({ code: '0', data: { field: 'lastScore' } });
    expect(await saveValues({ grade: ['g1'], school: ['金陵中学'], subjects: ['physics'] }, 3)).toMatchObject(
      { code: '0', data: { field: 'subjects' } },
    );
    expect((await read({ sceneCode: 3 })).data.every(({ value }) => value === '')).toBe(true);
    expect((await saveValues({ grade: ['g1'], school: ['金陵中学'] }, 3)).code).toBe('1');
    expect((await read({ sceneCode: 3 })).data.map(({ value }) => value)).toEqual(['g1', '', '', '金陵中学']);
  });

  test('keep answers to fields outside the scene', async () => {
    expect((await saveValues({ grade: ['g1'], subjects: ['physics', 'biology'] })).code).toBe('1');
    expect((await saveValues({ grade: ['g2'], school: ['金陵中学'] }, 3)).code).toBe('1');
    const all = (await read()).data;
    expect(all.find(({ fieldId }) => fieldId === 'subjects')?.value).toBe('physics,biology');
  });

  test('are rejected with 400 for an unknown scene', async () => {
    const { status } = await app.call(studentInfo.customInfo, JSON.parse('{"sceneCode":5}'), options);
    expect(status).toBe(400);
  });
});
