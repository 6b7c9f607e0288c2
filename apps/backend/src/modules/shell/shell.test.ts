import * as shell from '@lectern/sdk/endpoints/shell';
import { describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';

const statements: string[] = [];
const app = await openTestApp({ seed: true, onStatement: (text) => void statements.push(text) });

const SECOND = { host: 'second.localhost' };

async function schoolsAt(host: string): Promise<shell.School[]> {
  return await app.data(shell.schools, {}, { host });
}

async function schoolWithSuffix(suffix: string): Promise<shell.School> {
  return await app.data(shell.schoolBySuffix, { suffix });
}

describe('the schools of a company', () => {
  it('are at least eighteen branches after the default school', async () => {
    const schools = await schoolsAt('localhost');
    expect(schools.length).toBeGreaterThanOrEqual(19);
    expect(schools.map((school) => school.defaultFlag)).toEqual([1, ...schools.slice(1).map(() => 0)]);
    expect(new Set(schools.map((school) => school.companyId)).size).toBe(1);
    expect(schools[0]?.id).toBe('1');
  });

  it('differ in appearance: five have different combinations of header template, colour and footer', async () => {
    const dresses = await Promise.all(
      ['main', 'beijing', 'shanghai', 'chengdu', 'xian'].map(async (suffix) => {
        const { id } = await schoolWithSuffix(suffix);
        const home = await app.data(shell.homeConfig, {}, { schoolId: id });
        const foot = await app.data(shell.footInfo, {}, { schoolId: id });
        return `${home.headCfRsp.headTemplateId} ${home.themeColor} | ${foot.templateId} ${foot.themes}`;
      }),
    );
    expect(new Set(dresses).size).toBe(5);
    expect(new Set(dresses.map((palette) => palette.split(' | ')[1]?.[0]))).toEqual(
      new Set(['1', '2', '3', '4']),
    );
  });

  it('are cached, and read without SQL statements afterwards', async () => {
    await schoolsAt('localhost');
    statements.length = 0;
    await schoolsAt('localhost');
    await schoolWithSuffix('beijing');
    await app.data(shell.company, {});
    expect(statements).toEqual([]);
  });

  it('are found by suffix within their own company only', async () => {
    expect((await schoolWithSuffix('beijing')).schoolName).toBe('青禾学堂北京分校');
    const stranger = await app.call(shell.schoolBySuffix, { suffix: 'beijing' }, SECOND);
    expect(stranger.body).toMatchObject({ code: '0', message: '没有找到这所分校' });
  });
});

describe('the tenant', () => {
  it('is determined by the host only, not by forged headers', async () => {
    const [first, second] = [await app.call(shell.company, {}), await app.call(shell.company, {}, SECOND)];
    expect(first.body.data.id).not.toBe(second.body.data.id);
    const forged = await app.call(
      shell.company,
      {},
      { headers: { companyId: second.body.data.id, 'x-forwarded-host': 'second.localhost' } },
    );
    expect(forged.body.data.id).toBe(first.body.data.id);
  });

  it('uses its default school if a school of another company is requested', async () => {
    const [own] = await schoolsAt('second.localhost');
    const { id } = await schoolWithSuffix('beijing');
    const reply = await app.call(shell.companyBaseInfo, {}, { ...SECOND, schoolId: id });
    expect(reply.body.data).toMatchObject({ schoolId: own?.id, schoolName: '汇才企业学院' });
  });

  it('shows the second company with the FESCO template', async () => {
    const reply = await app.call(shell.homeConfig, {}, SECOND);
    expect(reply.body.data.homePageTemplateRsp.templateName).toBe('FESCO');
  });

  it.each(['evil.example', 'localhost.evil.example', '"><script>', 'a'.repeat(300)])(
    'reveals nothing of the second company to the host %s',
    async (host) => {
      const reply = await app.call(shell.company, {}, { host });
      expect([200, 400, 404]).toContain(reply.status);
      expect(JSON.stringify(reply.body)).not.toContain('汇才');
    },
  );

  it('returns settings of its own company only', async () => {
    const { companyId } = await app.data(shell.companyBaseInfo, {});
    const own = await app.call(shell.sysConfig, { companyId, code: 'FREE_COURSE_POPUP' });
    expect(own.body.data).toEqual({ code: 'FREE_COURSE_POPUP', value: '1' });
    const other = await app.call(shell.sysConfig, { companyId, code: 'FREE_COURSE_POPUP' }, SECOND);
    expect(other.body.code).toBe('0');
    expect((await app.call(shell.sysConfig, { companyId, code: 'constructor' })).body.code).toBe('0');
  });
});

describe('configuration hashes', () => {
  it('reply “unchanged” to a client with the current hash', async () => {
    const first = await app.data(shell.shareBaseInfo, {});
    expect(first).toMatchObject({ unchanged: false, siteTitle: '青禾学堂' });
    const again = await app.data(shell.shareBaseInfo, { hash: first.hash });
    expect(again).toEqual({ hash: first.hash, unchanged: true });
    const old = await app.data(shell.companyAlias, { hash: 'old' });
    expect(old).toMatchObject({ unchanged: false, pointName: '青禾豆' });
  });
});

describe('the school chosen in a browser', () => {
  it('is stored in a cookie, and only if it belongs to the company', async () => {
    const { id } = await schoolWithSuffix('xian');
    const saved = await app.call(shell.saveSessionSchool, { schoolId: id });
    const cookie = String(saved.headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`schoolId=${id};.*HttpOnly.*SameSite=Lax`, 'i'));
    const next = await app.call(shell.companyBaseInfo, {}, { headers: { cookie: `schoolId=${id}` } });
    expect(next.body.data.schoolSuffix).toBe('xian');
    const stolen = await app.call(shell.saveSessionSchool, { schoolId: id }, SECOND);
    expect(stolen.body.code).toBe('0');
    expect(stolen.headers['set-cookie']).toBeUndefined();
  });
});

describe('the public settings', () => {
  it('match their schemas for every school of both companies', async () => {
    for (const host of ['localhost', 'second.localhost']) {
      for (const { id } of await schoolsAt(host)) {
        const options = { host, schoolId: id };
        const replies = await Promise.all([
          app.call(shell.companyBaseInfo, {}, options),
          app.call(shell.shareBaseInfo, {}, options),
          app.call(shell.menusAndFoot, {}, options),
          app.call(shell.footInfo, {}, options),
          app.call(shell.homeConfig, {}, options),
          app.call(shell.sideBarConfig, {}, options),
          app.call(shell.serviceConfig, {}, options),
          app.call(shell.registerConfig, {}, options),
          app.call(shell.findMarket, {}, options),
          app.call(shell.cartConfig, {}, options),
        ]);
        expect(replies.map((reply) => [reply.status, reply.body.code])).toEqual(
          replies.map(() => [200, '1']),
        );
      }
    }
  });

  it('offer no registration by mobile number without an SMS provider', async () => {
    const offered = async (): Promise<boolean[]> => [
      (await app.data(shell.registerConfig, {})).closeFlag === 0,
      (await app.data(shell.serviceConfig, {})).personConfig.includes('USER_REGISTER'),
    ];
    expect(await offered()).toEqual([true, true]);
    const has = vi
      .spyOn(app.parts.services, 'has')
      .mockImplementation((key) => key.name !== smsProvider.name);
    expect(await offered()).toEqual([false, false]);
    has.mockRestore();
  });

  it('contain the socket and presence addresses and the enabled functions', async () => {
    expect((await app.data(shell.socketDomains, {})).netty.domain).toMatch(/^localhost/);
    const nodes = await app.data(shell.nodeConfig, {});
    expect(nodes.online_school_nodejs_domain.split(',')).toContain(nodes.domain);
    expect(await app.data(shell.checkGlobalLogin, {})).toBe(false);
    expect((await app.data(shell.hideSpeedTest, {})).hideFlag).toBe(1);
    expect(await app.data(shell.questionConfigByGroup, { group: 'practice' })).toHaveProperty(
      'questionsPerPaper',
    );
    const check = await app.call(shell.companyFunction, { functionCode: 'COMPANY_BUY_CHECK' }, SECOND);
    expect(check.body.data).toEqual({ functionCode: 'COMPANY_BUY_CHECK', openFlag: 1, status: 2 });
    expect((await app.data(shell.verifyFunctionCode, { functionCode: 'toString' })).openFlag).toBe(0);
  });
});

describe('the current user', () => {
  it('is returned to their own session only, with a masked mobile number', async () => {
    expect((await app.call(shell.currentUser, {})).status).toBe(401);
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    const me = await app.call(shell.currentUser, {}, { token });
    expect(me.body.data).toMatchObject({
      username: 'newcomer',
      mobile: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
    });
    expect((await app.call(shell.currentUser, {}, { token, ...SECOND })).status).toBe(401);
  });

  it('gets a new administration ticket for each request, valid for a minute', async () => {
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    const [one, two] = [
      await app.call(shell.tokenBackLogin, {}, { token }),
      await app.call(shell.tokenBackLogin, {}, { token }),
    ];
    expect(one.body.data.token).not.toBe(two.body.data.token);
    expect(Date.parse(one.body.data.expiresAt) - app.clock.now().getTime()).toBe(60_000);
    expect(await app.body(shell.adminCentreUrl, {}, { token })).toMatchObject({
      code: '0',
      message: '学校还没有开通管理中心',
    });
    expect((await app.call(shell.thirdUser, { id: 'nobody' })).body.code).toBe('0');
    expect((await app.data(shell.personConfig, {}, { token })).menus).toHaveLength(2);
  });

  it('gets the menus, administration address and domain warning of a branch that has its own', async () => {
    const token = await app.tokenOf(await app.userNamed('newcomer'));
    const { id: schoolId } = await schoolWithSuffix('hefei');
    const inBranch = { token, schoolId };
    expect(await app.data(shell.adminCentreUrl, {}, inBranch)).toBe('/sandbox/outbox');
    const { filterFlag, menus } = await app.data(shell.personConfig, {}, inBranch);
    expect(filterFlag).toBe(1);
    expect(menus[0].children.map(({ code }: { code: string }) => code)).toEqual([
      'personal_course_note',
      'personal_course_lessons',
    ]);
    const info = await app.data(shell.shareBaseInfo, {}, { schoolId });
    expect(info).toMatchObject({ showDomainWarn: 1, domainWarnMsg: '', consentFlag: 1 });
  });
});
