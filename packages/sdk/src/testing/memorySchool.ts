import { amount, list, text } from '../core/readers.ts';
import { add, createOrder, list as cartList, remove } from '../endpoints/cart/cart.ts';
import type { CartItem } from '../endpoints/cart/cart.schema.ts';
import { list as courseList } from '../endpoints/catalogue/catalogue.ts';
import type { CourseCard } from '../endpoints/catalogue/courseCard.schema.ts';
import { logout, mobileSms, sendSms } from '../endpoints/login/login.ts';
import { currentUser } from '../endpoints/shell/user.ts';
import type { CurrentUser } from '../endpoints/shell/user.schema.ts';
import { companyAlias } from '../endpoints/shell/company.ts';
import { userByToken } from '../endpoints/sso/sso.ts';
import { type MockRoute, mockRoute, refuse, refuseWith, routesFetch } from './answer.ts';
import { memoryBank, type MemoryPaper } from './memoryBank.ts';

/** Somebody who studies at the memory school. */
export interface MemoryStudent {
  readonly userId: string;
  readonly nickName: string;
  readonly mobile: string;
}

/** What a memory school begins with. */
export interface MemorySchoolOptions {
  readonly students?: readonly MemoryStudent[];
  readonly courses?: readonly CourseCard[];
  readonly papers?: readonly MemoryPaper[];
  /** Label of the points currency. @defaultValue '积分' */
  readonly pointName?: string;
  /** The digits of every SMS. @defaultValue '123456' */
  readonly smsCode?: string;
}

/** A small school that lives in memory: log-in by SMS, courses, a cart, orders and papers. */
export interface MemorySchool {
  readonly routes: readonly MockRoute[];
  /** For `createClient({ fetch: school.fetch, … })`. */
  readonly fetch: typeof globalThis.fetch;
}

/** Makes a course card of its name and price in cents. */
export function memoryCourse(courseId: string, courseName: string, priceCents: number): CourseCard {
  return {
    commodityId: `c${courseId}`,
    courseId,
    classTypeId: courseId,
    courseName,
    courseNameEn: '',
    cover: '',
    kind: 'recorded',
    commodityType: 1,
    teacherName: '林老师',
    teacherNameEn: 'Lin',
    lessonCount: 12,
    studentCount: 0,
    ratingAverage: 0,
    priceCents,
    listPriceCents: priceCents,
    freeFlag: priceCents === 0 ? 1 : 0,
    owned: false,
    progressPercent: 0,
  };
}

const STUDENTS: readonly MemoryStudent[] = [{ userId: '1', nickName: '小雨', mobile: '13800138000' }];
const COURSES: readonly CourseCard[] = [
  memoryCourse('1', '高等数学：极限与直觉', 19_900),
  memoryCourse('2', '经典诗词入门', 0),
];
const PAPERS: readonly MemoryPaper[] = [
  {
    paperId: 'p1',
    paperName: '极限小测',
    questions: [
      { stemHtml: '<p>1 + 1 等于几？</p>', options: ['2', '3'], key: 'A' },
      { stemHtml: '<p>2 的 3 次方等于几？</p>', options: ['6', '8', '9'], key: 'B' },
    ],
  },
];
const [COMPANY, SCHOOL] = ['1', '1'];

function itemOf(course: CourseCard): CartItem {
  return {
    commodityId: course.commodityId,
    commodityType: course.commodityType,
    courseId: course.courseId,
    courseName: course.courseName,
    courseNameEn: course.courseNameEn,
    cover: course.cover,
    kind: course.kind,
    teacherName: course.teacherName,
    teacherNameEn: course.teacherNameEn,
    lessonCount: course.lessonCount,
    priceCents: course.priceCents,
    listPriceCents: course.listPriceCents,
    schoolId: SCHOOL,
    schoolName: '',
    addedAt: new Date(0).toISOString(),
    state: 'ready',
    includedIn: [],
  };
}

function userOf({ userId, nickName, mobile }: MemoryStudent): CurrentUser {
  return {
    userId,
    companyId: COMPANY,
    schoolId: SCHOOL,
    nickName,
    mobile: mobile.replace(/^(.{3}).{4}/, '$1****'),
    username: '',
    email: '',
    memberFlag: 0,
    memberIco: '',
    headPicMax: '',
    unReadNum: 0,
    integralRemaining: 0,
    changePasswordConfig: 0,
  };
}

/** Opens a school in memory, for stories and tests that need no back end. */
export function memorySchool(options: MemorySchoolOptions = {}): MemorySchool {
  const {
    students = STUDENTS,
    courses = COURSES,
    papers = PAPERS,
    pointName = '积分',
    smsCode = '123456',
  } = options;
  const sessions = new Map<string, MemoryStudent>();
  const carts = new Map<string, string[]>();
  let issued = 0;
  let orders = 0;

  function studentOf(request: Request): MemoryStudent {
    const student = sessions.get(request.headers.get('Authorization') ?? '');
    if (student === undefined) throw refuseWith(401, '请先登录');
    return student;
  }

  function courseOf(commodityId: string): CourseCard {
    const course = courses.find((each) => each.commodityId === commodityId);
    if (course === undefined) throw refuse('0', '课程不存在');
    return course;
  }

  const cartOf = ({ userId }: MemoryStudent): string[] => carts.get(userId) ?? [];

  const routes = [
    mockRoute(sendSms, () => ({ retryAfterSeconds: 60 })),
    mockRoute(mobileSms, (input) => {
      const student = students.find(({ mobile }) => mobile === text(input?.mobile));
      if (student === undefined || text(input?.smsCode) !== smsCode) throw refuse('0', '手机号或验证码不对');
      issued += 1;
      const token = `memory-${issued}`;
      sessions.set(token, student);
      const { userId: id, mobile } = student;
      return {
        flag: 0,
        user: { id, schoolId: SCHOOL, companyId: COMPANY, mobile },
        token: { token, code: `code-${issued}` },
        redirectConfig: '',
        companyMessageReach: 0,
      };
    }),
    mockRoute(logout, (_, request) => {
      sessions.delete(request.headers.get('Authorization') ?? '');
      return { loginSchoolPath: '' };
    }),
    mockRoute(currentUser, (_, request) => userOf(studentOf(request))),
    mockRoute(courseList, (input) => {
      const name = text(input?.courseName);
      const named = courses.filter(({ courseName }) => courseName.includes(name));
      const prices = named.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
      const found = named.filter(
        ({ priceCents }) =>
          priceCents >= amount(input?.lowestPriceCents) &&
          priceCents <= amount(input?.highestPriceCents, Number.POSITIVE_INFINITY),
      );
      const size = amount(input?.pageSize, 20);
      const start = (amount(input?.pageNo, 1) - 1) * size;
      const count = (test: (course: CourseCard) => boolean): number => found.filter(test).length;
      return {
        total: found.length,
        records: found.slice(start, start + size),
        priceRange: { lowestCents: prices[0] ?? 0, highestCents: prices.at(-1) ?? 0 },
        facets: {
          categories: [],
          prices: {
            free: count(({ priceCents }) => priceCents === 0),
            paid: count(({ priceCents }) => priceCents > 0),
          },
          kinds: {
            live: count(({ kind }) => kind === 'live'),
            recorded: count(({ kind }) => kind === 'recorded'),
          },
        },
      };
    }),
    mockRoute(cartList, (_, request) => cartOf(studentOf(request)).map((id) => itemOf(courseOf(id)))),
    mockRoute(add, (input, request) => {
      const student = studentOf(request);
      const { commodityId } = courseOf(text(input?.commodityId));
      carts.set(student.userId, [commodityId, ...cartOf(student).filter((id) => id !== commodityId)]);
      return { count: cartOf(student).length };
    }),
    mockRoute(remove, (input, request) => {
      const student = studentOf(request);
      const gone = list(input?.items).map((item) => text(item.commodityId));
      carts.set(
        student.userId,
        cartOf(student).filter((id) => !gone.includes(id)),
      );
      return { count: cartOf(student).length };
    }),
    mockRoute(createOrder, (input, request) => {
      const student = studentOf(request);
      const wanted = list(input?.commodityIds).map((id) => courseOf(text(id)));
      const payCents = wanted.reduce((sum, { priceCents }) => sum + priceCents, 0);
      if (wanted.length === 0 || payCents !== amount(input?.totalCents, -1))
        throw refuse('0', '价格有变化，请重新确认');
      const ids = wanted.map(({ commodityId }) => commodityId);
      carts.set(
        student.userId,
        cartOf(student).filter((id) => !ids.includes(id)),
      );
      orders += 1;
      return { orderId: String(orders), orderNo: `M${orders}`, payCents };
    }),
    mockRoute(companyAlias, (input) =>
      text(input?.hash) === pointName
        ? { hash: pointName, unchanged: true }
        : { hash: pointName, unchanged: false, pointName },
    ),
    mockRoute(userByToken, (input) => {
      const student = sessions.get(text(input?.access_token));
      if (student === undefined) throw refuse('0', '登录已过期，请重新登录');
      return {
        id: student.userId,
        companyId: COMPANY,
        schoolId: SCHOOL,
        username: '',
        nickName: student.nickName,
        mobile: student.mobile,
      };
    }),
    ...memoryBank(papers, (request) => studentOf(request).userId),
  ];
  return { routes, fetch: routesFetch(routes) };
}
