import type { TSchema } from 'typebox';
import { callSchemas } from '../../endpoints/callSchemas.gen.ts';
import { refuse } from '../answer.ts';
import { plausible, type PlausibleList, type PlausibleOptions } from '../plausible/plausible.ts';
import type { Input } from './inputs.ts';
import { entriesOf } from './lists.ts';
import type { MockRooms } from './rooms.ts';
import { freshValues, isPersonal, type MockScenario } from './scenarios.ts';
import { aboutOf } from './subjects.ts';

/** Lengths of nested lists, by field name. */
const LENGTHS: Readonly<Record<string, number>> = {
  options: 4,
  lessons: 4,
  chapters: 4,
  distribution: 5,
  months: 12,
  days: 7,
  amountsCents: 5,
  courses: 4,
  pictures: 1,
  highlights: 0,
  struck: 0,
  answers: 2,
};

function lengthOf({ name, family, isRequestedList }: PlausibleList): number {
  if (isRequestedList && (name === 'records' || name === '')) return family?.count ?? 6;
  return LENGTHS[name] ?? 3;
}

/** Applies a change to every object in a reply, such as the state of an exam under way. */
function visit(value: unknown, change: (fields: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, change));
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  change(fields);
  return Object.values(fields).forEach((each) => visit(each, change));
}

/** Dependencies of generated replies. */
export interface GeneratedRepliesOptions {
  readonly scenario: MockScenario;
  readonly seed: number;
  readonly now: Date;
  readonly time: () => number;
  /** Prefix of picture addresses; undefined for the default. */
  readonly pictures: string | undefined;
  readonly rooms: MockRooms;
}

/** Replies generated from their schemas. */
export interface GeneratedReplies {
  /** Generates the reply to a call from its schema. */
  replyTo(id: string, given: Input): unknown;
  /** Generates all entries of a list, before filtering. */
  allEntries(id: string, given?: Input): unknown;
  /** Returns the cart items of some commodities. */
  cartItems(commodityIds: readonly string[]): readonly Input[];
}

const outputOf = (id: string): TSchema => callSchemas[id]?.[1] ?? {};

/** Creates the replies of a school. */
export function generatedReplies({
  scenario,
  seed,
  now,
  time,
  pictures,
  rooms,
}: GeneratedRepliesOptions): GeneratedReplies {
  const base: PlausibleOptions = { seed, now, ...(pictures !== undefined && { pictures }) };

  const replyTo = (id: string, given: Input): unknown =>
    plausible(outputOf(id), {
      ...base,
      time: new Date(time()),
      about: aboutOf(id),
      given,
      entries: lengthOf,
      ...(scenario === 'new-student' && { prefer: freshValues }),
    });

  function change(fields: Record<string, unknown>): void {
    const { examId, examState } = fields;
    const attempt = typeof examId === 'string' ? rooms.ofExam(examId) : undefined;
    if (attempt === undefined || examState === undefined) return;
    fields['examState'] = attempt.isSubmitted ? 'marking' : 'doing';
    fields['recordId'] = attempt.recordId;
    fields['attemptCount'] = 1;
  }

  function allEntries(id: string, input: Input = {}): unknown {
    const reply = replyTo(id, input);
    visit(reply, change);
    if (scenario !== 'new-student' || !isPersonal(id)) return reply;
    return Array.isArray(reply) ? [] : { ...Object(reply), records: [] };
  }

  /** Returns the fields that a cart item shares with the course's card. */
  function courseOf(commodityId: string): Input {
    const card = entriesOf(allEntries('catalogue.list')).find((each) => each['commodityId'] === commodityId);
    if (card === undefined) throw refuse('0', '没有找到这门课程');
    const { commodityType, courseId, courseName, courseNameEn, cover, kind, teacherName, teacherNameEn } =
      card;
    const { lessonCount, priceCents, listPriceCents } = card;
    return {
      commodityId,
      commodityType,
      courseId,
      courseName,
      courseNameEn,
      cover,
      kind,
      teacherName,
      teacherNameEn,
      lessonCount,
      priceCents,
      listPriceCents,
    };
  }

  return {
    replyTo,
    allEntries,
    cartItems: (commodityIds) =>
      commodityIds.flatMap((commodityId) =>
        entriesOf(plausible(outputOf('cart.list'), { ...base, about: 'cart' })).map((item) => ({
          ...item,
          ...courseOf(commodityId),
          state: 'ready',
          includedIn: [],
        })),
      ),
  };
}
