import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** The logged-in student. */
export const CurrentUser = Type.Object({
  userId: Id,
  companyId: Id,
  schoolId: Id,
  nickName: Type.String(),
  /** Mobile number, masked in the middle: `138****0000`. */
  mobile: Type.String(),
  /** User name; display at most 12 characters. */
  username: Type.String(),
  email: Type.String(),
  memberFlag: Flag,
  memberIco: Type.String(),
  headPicMax: Type.String(),
  unReadNum: Type.Integer(),
  integralRemaining: Type.Integer(),
  /** 1 or 2 forces a change of password. */
  changePasswordConfig: Type.Enum([0, 1, 2]),
  /**
   * The school's mute of the student, who may then read and study, but neither write nor change what others
   * see; null where there is none.
   */
  mute: Nullable(
    Type.Object({
      /** Why, in the school's own text. */
      reason: Type.String(),
      /** When it ends; null until the school lifts it. */
      until: Nullable(Type.String()),
    }),
  ),
});
export type CurrentUser = Static<typeof CurrentUser>;

/** A section of the personal area, and the permissions in it. */
export const MenuPermission = Type.Object({
  code: Type.String(),
  children: Type.Array(Type.Object({ code: Type.String() })),
});
export type MenuPermission = Static<typeof MenuPermission>;

/** Pages of the personal area that the student may see; applies only where `filterFlag` is 1. */
export const PersonConfig = Type.Object({ filterFlag: Flag, menus: Type.Array(MenuPermission) });
export type PersonConfig = Static<typeof PersonConfig>;

/** Ticket for the school's administration, valid once within a minute. */
export const BackLoginTicket = Type.Object({ token: Type.String(), expiresAt: Type.String() });
export type BackLoginTicket = Static<typeof BackLoginTicket>;

/** Function that the header may offer. */
export const PersonFunction = Type.Enum(['HEAD_APP', 'USER_REGISTER', 'USER_LOGIN', 'USER_LOGOUT']);
export type PersonFunction = Static<typeof PersonFunction>;

/** Settings of the school's student services. */
export const ServiceConfig = Type.Object({
  /** Route of the personal area, for example `/personal/course/lessons`. */
  personalUrl: Type.String(),
  /** Routes of the sections by name: `course`, `setting`. */
  perShow: Type.Record(Type.String(), Type.String()),
  /** 1 where `perShowItem` applies; otherwise every item is shown. */
  perShowInit: Flag,
  perShowItem: Type.Record(Type.String(), Flag),
  openIntegral: Flag,
  openCart: Flag,
  personConfig: Type.Array(PersonFunction),
  /** Logo of the admin centre button; empty hides the button. */
  userAdminLogo: Type.String(),
});
export type ServiceConfig = Static<typeof ServiceConfig>;

/** Where the student stopped learning, or null. */
export const LastLearning = Nullable(
  Type.Object({
    courseName: Type.String(),
    lessonName: Type.String(),
    commodityId: Id,
    courseId: Id,
    lessonId: Id,
    cover: Type.String(),
    progressPercent: Type.Integer(),
  }),
);
export type LastLearning = Static<typeof LastLearning>;

/** Address of the school's administration. */
export const AdminCentreUrl = Type.String();

/** An account at another platform, bound to a student or not. */
export const ThirdUser = Type.Object({
  id: Id,
  type: Type.Enum(['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk']),
  nickName: Type.String(),
  headPic: Type.String(),
  boundFlag: Flag,
});
export type ThirdUser = Static<typeof ThirdUser>;

/** Reference to an account at another platform. */
export const ThirdUserIn = Input({ id: Id });
export type ThirdUserIn = Static<typeof ThirdUserIn>;
