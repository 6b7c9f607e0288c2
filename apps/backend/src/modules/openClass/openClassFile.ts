import { ENTRANCE } from '../../providers/live/liveProvider.ts';
import { type Static, Type } from 'typebox';
import { jsonList } from '../../platform/commands/jsonList.ts';
import { CommandError } from '../../platform/commands/commandError.ts';

/** An open class in a school's JSON list. */
const OpenClassEntry = Type.Object({
  /** The school's own key: open classes with the same key are updated. */
  key: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  nameEn: Type.Optional(Type.String({ maxLength: 100 })),
  /** Name of the subject that lists it. */
  subject: Type.String({ minLength: 1 }),
  /** Name of a teacher of the school. */
  teacher: Type.Optional(Type.String({ minLength: 1 })),
  /** One sentence. */
  summary: Type.Optional(Type.String({ maxLength: 200 })),
  summaryEn: Type.Optional(Type.String({ maxLength: 200 })),
  /** Markdown. */
  description: Type.Optional(Type.String({ maxLength: 50_000 })),
  descriptionEn: Type.Optional(Type.String({ maxLength: 50_000 })),
  /** What students learn there, one line each. */
  outcomes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 12 })),
  outcomesEn: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 12 })),
  /** With a time zone: 2026-03-09T19:30:00+08:00. */
  starts: Type.String({ format: 'date-time' }),
  ends: Type.String({ format: 'date-time' }),
  /** Maximum bookings; unlimited by default. */
  places: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Address of the live room, or a room of a live service. */
  room: Type.Optional(Type.String({ pattern: ENTRANCE, maxLength: 500 })),
  /** Address of the picture. */
  cover: Type.Optional(Type.String({ pattern: '^(/|https?://)[^\\s]+$', maxLength: 500 })),
  /** Name or key of the course that continues the topic. */
  course: Type.Optional(Type.String({ minLength: 1 })),
  /** Number of the lesson of that course with the recording, from 1. */
  replay: Type.Optional(Type.Integer({ minimum: 1 })),
});
type OpenClassEntry = Static<typeof OpenClassEntry>;

/** An open class set by a school, with defaults filled in. */
export interface NewOpenClass extends Required<
  Omit<OpenClassEntry, 'teacher' | 'places' | 'course' | 'replay' | 'starts' | 'ends'>
> {
  readonly teacher: string | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null for no limit. */
  readonly places: number | null;
  readonly course: string | undefined;
  readonly replay: number | undefined;
}

const readEntries = jsonList(Type.Array(OpenClassEntry, { minItems: 1, maxItems: 1000 }));

function complete({ starts, ends, ...entry }: OpenClassEntry): NewOpenClass {
  const [startsAt, endsAt] = [new Date(starts), new Date(ends)];
  if (endsAt <= startsAt) throw new CommandError(`Open class ${entry.key}: it ends before it starts.`);
  if (entry.replay !== undefined && entry.course === undefined)
    throw new CommandError(`Open class ${entry.key}: "replay" is a lesson of a course; set "course" too.`);
  return {
    key: entry.key,
    name: entry.name,
    nameEn: entry.nameEn ?? '',
    subject: entry.subject,
    teacher: entry.teacher,
    summary: entry.summary ?? '',
    summaryEn: entry.summaryEn ?? '',
    description: entry.description ?? '',
    descriptionEn: entry.descriptionEn ?? '',
    outcomes: entry.outcomes ?? [],
    outcomesEn: entry.outcomesEn ?? [],
    startsAt,
    endsAt,
    places: entry.places ?? null,
    room: entry.room ?? '',
    cover: entry.cover ?? '',
    course: entry.course,
    replay: entry.replay,
  };
}

/** Parses a school's open classes from a JSON list. @throws {CommandError} naming the field. */
export const readOpenClasses = (content: string): NewOpenClass[] => readEntries(content).map(complete);
