/**
 * All areas of calls, each loaded at its first call. Editors complete every name, and bundlers put each area
 * into a chunk of its own.
 */
export const areas = {
  account: () => import('../endpoints/account/index.ts'),
  agreement: () => import('../endpoints/agreement/index.ts'),
  answering: () => import('../endpoints/answering/index.ts'),
  cart: () => import('../endpoints/cart/index.ts'),
  catalogue: () => import('../endpoints/catalogue/index.ts'),
  certificate: () => import('../endpoints/certificate/index.ts'),
  community: () => import('../endpoints/community/index.ts'),
  course: () => import('../endpoints/course/index.ts'),
  exam: () => import('../endpoints/exam/index.ts'),
  face: () => import('../endpoints/face/index.ts'),
  home: () => import('../endpoints/home/index.ts'),
  homework: () => import('../endpoints/homework/index.ts'),
  invoice: () => import('../endpoints/invoice/index.ts'),
  learning: () => import('../endpoints/learning/index.ts'),
  login: () => import('../endpoints/login/index.ts'),
  message: () => import('../endpoints/message/index.ts'),
  news: () => import('../endpoints/news/index.ts'),
  openClass: () => import('../endpoints/openClass/index.ts'),
  order: () => import('../endpoints/order/index.ts'),
  other: () => import('../endpoints/other/index.ts'),
  payment: () => import('../endpoints/payment/index.ts'),
  plan: () => import('../endpoints/plan/index.ts'),
  proxyExam: () => import('../endpoints/proxyExam/index.ts'),
  question: () => import('../endpoints/question/index.ts'),
  refund: () => import('../endpoints/refund/index.ts'),
  resource: () => import('../endpoints/resource/index.ts'),
  search: () => import('../endpoints/search/index.ts'),
  setting: () => import('../endpoints/setting/index.ts'),
  shell: () => import('../endpoints/shell/index.ts'),
  sso: () => import('../endpoints/sso/index.ts'),
  studentInfo: () => import('../endpoints/studentInfo/index.ts'),
  teachers: () => import('../endpoints/teachers/index.ts'),
  testimonials: () => import('../endpoints/testimonials/index.ts'),
  upload: () => import('../endpoints/upload/index.ts'),
  visitor: () => import('../endpoints/visitor/index.ts'),
} as const;

/** The exports of each area, by its name. */
export type AllAreas = { readonly [Name in keyof typeof areas]: Awaited<ReturnType<(typeof areas)[Name]>> };
