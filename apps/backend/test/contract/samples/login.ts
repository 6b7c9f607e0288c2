import * as login from '@lectern/sdk/endpoints/login';
import * as sso from '@lectern/sdk/endpoints/sso';
import { encrypted, sentCode, solvePuzzle } from '../../logIn.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const PASSWORD = 'Lectern2026';
let numbers = 0;

/** Returns a mobile number that has received no SMS yet. */
function freshMobile(): string {
  numbers += 1;
  return `137${String(numbers).padStart(8, '0')}`;
}

async function registration({ app }: DemoSchool): Promise<login.RegisterIn> {
  const mobile = freshMobile();
  return {
    mobile,
    username: `reader_${numbers}`,
    smsCode: await sentCode(app, mobile),
    password: await encrypted(app, PASSWORD),
  };
}

/** Registers a student; returns the one-time log-in code. */
async function loginCode(school: DemoSchool): Promise<string> {
  return (await school.ask(login.register, await registration(school))).code;
}

/** Samples of logging in and out. */
export const loginSamples: readonly Sample[] = [
  sample(login.config, ({ schoolId }) => ({ schoolId })),
  sample(login.provCityCountyFlag, { domain: 'http://localhost' }),
  sample(login.openThirdLogin, {}),
  sample(login.password, async ({ app }): Promise<login.PasswordIn> => ({
    account: 'newcomer',
    password: await encrypted(app, PASSWORD),
    remeberMe: 1,
    type: 1,
  })),
  sample(login.resetPassword, async ({ app }) => ({
    mobile: '13800000004',
    smsCode: await sentCode(app, '13800000004'),
    password: await encrypted(app, 'Another2026'),
  })),
  sample(login.checkLimitAndMobile, { mobile: '13800000001' }),
  sample(login.sendSms, async ({ app }) => ({ mobile: freshMobile(), ...(await solvePuzzle(app)) })),
  sample(login.mobileSms, async ({ app }) => ({
    mobile: '13800000002',
    smsCode: await sentCode(app, '13800000002'),
  })),
  sample(login.checkAccount, async ({ app }) => ({ username: 'nobody_yet', ...(await solvePuzzle(app)) })),
  sample(login.register, registration),
  sample(login.byCacheCode, async (school) => ({ code: await loginCode(school) })),
  sample(login.thirdLoginStart, { type: 'weixin' }),
  sample(login.ddQrCode, {}, { refusal: '0' }),
  sample(login.byFace, { loginToken: 'of-another-day', orderNo: '1' }, { refusal: '0' }),
  sample(login.logout, {}),
  sample(login.mergeUnlogged, { clientId: 'a-device', unLoginRecordId: '1' }),
  sample(sso.tokenByCode, async (school) => ({ code: await loginCode(school) })),
  sample(sso.userByToken, ({ token }) => ({ access_token: token })),
  sample(sso.logout, {}),
  sample(sso.forcedLogout, {}),
];
