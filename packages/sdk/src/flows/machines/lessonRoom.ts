import { amount, flag, text } from '../../client/readers.ts';
import type { LessonItem } from '../../endpoints/learning/learning.schema.ts';

/** The fields of a lesson from which its room is chosen. */
export type RoomLesson = Partial<
  Record<
    keyof Pick<
      LessonItem,
      | 'commodityId'
      | 'courseId'
      | 'classTypeId'
      | 'liveFlag'
      | 'status'
      | 'viewReplayFlag'
      | 'liveCompanyType'
      | 'liveClassType'
      | 'studentUrlGh'
    >,
    unknown
  >
>;

/** Reason why a lesson cannot be entered. */
export type RoomProblem =
  /** 加载数据异常、课次ID值不能为空 */
  | 'incomplete'
  /** 当前课次无法查看回放 */
  | 'replayBlocked'
  /** 地址不存在! */
  | 'noAddress';

const FINISHED = 2;
const BIG_CLASS = 'LIVE_BIG_CLASS_ROOM';

/** Returns whether the lesson's room is on another site, whose address the lesson must contain. */
function isElsewhere({ liveCompanyType, liveClassType }: RoomLesson): boolean {
  const company = text(liveCompanyType);
  if (company === 'gh' || company === 'zs') return true;
  const kind = text(liveClassType);
  return company === 'cc' && (kind === '' || kind === BIG_CLASS);
}

/** Returns why a lesson cannot be entered; undefined when it can. */
export function roomProblem(lesson: RoomLesson): RoomProblem | undefined {
  const hasCourse = text(lesson.courseId) !== '' || text(lesson.classTypeId) !== '';
  if (text(lesson.commodityId) === '' || !hasCourse) return 'incomplete';
  const isReplay = flag(lesson.liveFlag) && amount(lesson.status) === FINISHED;
  if (isReplay && !flag(lesson.viewReplayFlag)) return 'replayBlocked';
  return isElsewhere(lesson) && text(lesson.studentUrlGh) === '' ? 'noAddress' : undefined;
}
