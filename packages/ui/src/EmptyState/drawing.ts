import type { Drawing } from './drawings/drawing.ts';

const load = {
  blank: () => import('./drawings/blank.ts'),
  certificate: () => import('./drawings/certificate.ts'),
  chakan: () => import('./drawings/chakan.ts'),
  coupon: () => import('./drawings/coupon.ts'),
  course: () => import('./drawings/course.ts'),
  coursepackage: () => import('./drawings/coursepackage.ts'),
  group: () => import('./drawings/group.ts'),
  message: () => import('./drawings/message.ts'),
  opencourse: () => import('./drawings/opencourse.ts'),
  order: () => import('./drawings/order.ts'),
  pinglun: () => import('./drawings/pinglun.ts'),
  qsbank: () => import('./drawings/qsbank.ts'),
  save: () => import('./drawings/save.ts'),
  search: () => import('./drawings/search.ts'),
  vip: () => import('./drawings/vip.ts'),
  wenda: () => import('./drawings/wenda.ts'),
  yueke: () => import('./drawings/yueke.ts'),
  ziliao: () => import('./drawings/ziliao.ts'),
};

/** The 18 types. */
export type EmptyType = keyof typeof load;

/** All types, in alphabetical order. */
export const emptyTypes = [
  'blank',
  'certificate',
  'chakan',
  'coupon',
  'course',
  'coursepackage',
  'group',
  'message',
  'opencourse',
  'order',
  'pinglun',
  'qsbank',
  'save',
  'search',
  'vip',
  'wenda',
  'yueke',
  'ziliao',
] as const satisfies readonly EmptyType[];

const loaded = new Map<EmptyType, Promise<Drawing>>();

/** Fetches a drawing once. On failure it resolves to null, and the next call tries again. */
export function loadDrawing(type: EmptyType): Promise<Drawing | null> {
  const drawing = loaded.get(type) ?? load[type]().then((module) => module.drawing);
  loaded.set(type, drawing);
  return drawing.catch(() => {
    loaded.delete(type);
    return null;
  });
}
