import { amount, text } from '../../client/readers.ts';
import type { LoginReply } from '../../endpoints/login/login.schema.ts';
import type { CurrentUser } from '../../endpoints/shell/user.schema.ts';
import { refuse, refuseWith } from '../answer.ts';
import { type Input, inputsIn, textsIn } from './inputs.ts';
import type { MockScenario } from './scenarios.ts';

/** Token that a front end may start with, as if stored by an earlier visit. */
export const MOCK_TOKEN = 'mock-student';
/** The code in every SMS. */
export const MOCK_SMS_CODE = '123456';

const STUDENT = { id: '100', companyId: '1', schoolId: '1', mobile: '13800138000' };

/** The logged-in student and the cart. */
export interface MockStudent {
  /** Calls of log-ins and the cart, by id. */
  readonly calls: Readonly<Record<string, (input: Input, token: string) => unknown>>;
  /** Checks a token. @throws the 401 that a back end answers with. */
  demand(token: string): void;
  /** Returns whether a commodity is in the cart. */
  hasInCart(commodityId: string): boolean;
}

/** Returns the student as the header shows them. */
const userOf = (scenario: MockScenario): CurrentUser => ({
  userId: STUDENT.id,
  companyId: STUDENT.companyId,
  schoolId: STUDENT.schoolId,
  nickName: '苏小雨',
  mobile: '138****8000',
  username: 'student_1',
  email: '',
  memberFlag: 0,
  memberIco: '',
  headPicMax: '',
  unReadNum: scenario === 'new-student' ? 0 : 3,
  integralRemaining: scenario === 'new-student' ? 0 : 320,
  changePasswordConfig: 0,
  mute: null,
});

/**
 * Creates the only student of a mock school: any account and password log in, and so does the SMS code.
 * @param makeItems returns the cart items of some commodities.
 */
export function mockStudent(
  scenario: MockScenario,
  makeItems: (commodityIds: readonly string[]) => readonly Input[],
): MockStudent {
  const tokens = new Set(scenario === 'expired' ? [] : [MOCK_TOKEN]);
  let cart = scenario === 'new-student' ? [] : ['103', '108'];
  let issued = 0;
  let orders = 0;

  function issue(): string {
    issued += 1;
    const token = `mock-student-${issued}`;
    tokens.add(token);
    return token;
  }

  function logIn(): LoginReply {
    const token = issue();
    return {
      flag: 0,
      user: STUDENT,
      token: { token, code: `code-of-${token}` },
      redirectConfig: '',
      companyMessageReach: 0,
    };
  }

  function logOut(_: Input, token: string): { readonly loginSchoolPath: string } {
    tokens.delete(token);
    return { loginSchoolPath: '' };
  }

  return {
    demand: (token) => {
      if (!tokens.has(token)) throw refuseWith(401, '登录已过期，请重新登录');
    },
    hasInCart: (commodityId) => cart.includes(commodityId),
    calls: {
      'login.sendSms': () => ({ retryAfterSeconds: 60 }),
      'login.mobileSms': ({ smsCode }) => {
        if (text(smsCode) !== MOCK_SMS_CODE) throw refuse('0', '手机号或验证码不对');
        return logIn();
      },
      'login.password': logIn,
      'login.byFace': logIn,
      'login.byCacheCode': logIn,
      'login.register': () => ({ userId: STUDENT.id, code: `code-of-${issue()}` }),
      'login.logout': logOut,
      'sso.logout': logOut,
      'sso.forcedLogout': logOut,
      'sso.tokenByCode': ({ code }) => {
        const token = /^code-of-(.+)$/.exec(text(code))?.[1];
        return { access_token: token !== undefined && tokens.has(token) ? token : issue(), expires_in: 7200 };
      },
      'sso.userByToken': ({ access_token: token }) => {
        if (!tokens.has(text(token))) throw refuse('0', '登录已过期，请重新登录');
        return { ...STUDENT, username: 'student_1', nickName: '苏小雨' };
      },
      'shell.currentUser': () => userOf(scenario),
      'cart.list': ({ commodityIds }) => {
        const selectedIds = textsIn(commodityIds);
        return makeItems(selectedIds.length > 0 ? selectedIds : cart);
      },
      'cart.add': ({ commodityId }) => {
        const id = text(commodityId);
        cart = [id, ...cart.filter((each) => each !== id)];
        return { count: cart.length };
      },
      'cart.remove': ({ items }) => {
        const gone = inputsIn(items).map((item) => text(item['commodityId']));
        cart = cart.filter((id) => !gone.includes(id));
        return { count: cart.length };
      },
      'cart.createOrder': ({ commodityIds, totalCents }) => {
        const items = makeItems(textsIn(commodityIds));
        const payCents = items.reduce((sum, { priceCents }) => sum + amount(priceCents), 0);
        if (items.length === 0 || payCents !== Number(totalCents))
          throw refuse('0', '价格有变化，请重新确认');
        cart = cart.filter((id) => !items.some((item) => item['commodityId'] === id));
        orders += 1;
        // The second order of the list is the one that waits for its payment.
        return { orderId: '802', orderNo: `2026030209000000${String(orders).padStart(4, '0')}`, payCents };
      },
    },
  };
}
