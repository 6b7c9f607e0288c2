import { and, asc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Area } from '../../../platform/commands/area.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { JSON_LIST } from '../../../platform/commands/options.ts';
import { tabTable, type Table } from '../../../platform/commands/table.ts';
import { databaseAction } from '../../../platform/commands/verb.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { companies } from '../../../platform/database/tables/companies.tables.ts';
import { withSecrets } from '../../../platform/server/secret.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import { readLiveAccounts, liveProvidersOf } from '../../../providers/live/liveAccounts.ts';
import { courses, type Lesson, lessons } from '../../catalogue/index.ts';
import { addressFor, findLessonRoom, applySchoolNotice } from './liveRoom.service.ts';
import { liveStageOf } from './liveStage.ts';

const WEEK_MS = 7 * 86_400_000;

const NOTES = `Rooms of Baijiayun report by themselves when a teacher begins and ends. For other rooms the scheduled
times count, unless "begin" and "end" are used. The replay of an ended lesson can be watched once it
is published; --video is its name in the media store, if the lesson has no video yet.`;

async function listLessons(tx: Queryable, now: Date): Promise<Table> {
  const from = new Date(now.getTime() - WEEK_MS);
  const to = new Date(now.getTime() + WEEK_MS);
  const isOn = and(isNotNull(lessons.liveBegunAt), isNull(lessons.replayAt));
  const isPlanned = and(lte(lessons.liveStartsAt, to), gte(lessons.liveEndsAt, from));
  const rows = await tx
    .select({ lesson: lessons, course: courses.name, company: companies.name })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(companies, eq(companies.id, courses.companyId))
    .where(and(eq(lessons.kind, 'live'), or(isOn, isPlanned)))
    .orderBy(asc(lessons.liveStartsAt), asc(lessons.id));
  return tabTable(
    ['lesson', 'stage', 'begins', 'name', 'company'],
    rows.map(({ lesson, course, company }) => [
      lesson.id,
      liveStageOf(lesson, false, now) ?? '',
      lesson.liveStartsAt,
      `${course} · ${lesson.name}`,
      company,
    ]),
  );
}

const OBSTACLES = {
  begun: 'has already begun, or its replay is published',
  ended: 'has not begun, or has already ended',
  recorded: 'has not ended, or its replay is already published',
} as const;

async function note(
  tx: Queryable,
  lessonId: string,
  kind: keyof typeof OBSTACLES,
  at: Date,
  videoKey?: string,
): Promise<Lesson> {
  const noted = await applySchoolNotice(tx, lessonId, { kind, at }, videoKey);
  if (noted === undefined)
    throw new CommandError(
      `There is no live lesson ${lessonId}. "list" shows those of the last and the next week.`,
    );
  if (noted.outcome === 'known') throw new CommandError(`Lesson ${lessonId} ${OBSTACLES[kind]}.`);
  return noted.lesson;
}

/** The school commands for live lessons. */
export const area: Area = {
  summary: 'live lessons',
  example: 'begin 501',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists the live lessons of the last and the next week: number, stage, start')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx, now }) => listLessons(tx, now)));

    commands
      .command('begin')
      .description('records that the teacher has begun')
      .argument('<lesson>')
      .action(
        databaseAction(async ({ tx, now }, lessonId) => {
          const { name } = await note(tx, lessonId, 'begun', now);
          return `${name}: on\n`;
        }),
      );

    commands
      .command('end')
      .description('records that the teacher has ended the lesson')
      .argument('<lesson>')
      .action(
        databaseAction(async ({ tx, now }, lessonId) => {
          const { name } = await note(tx, lessonId, 'ended', now);
          return `${name}: over\n`;
        }),
      );

    commands
      .command('publish')
      .description('publishes the replay of an ended lesson')
      .argument('<lesson>')
      .option('--video <key>', 'name of the replay in the media store')
      .action(
        databaseAction(async ({ tx, now }, lessonId, { video }) => {
          const lesson = await note(tx, lessonId, 'recorded', now, video);
          if (video === undefined && lesson.videoKey === null)
            throw new CommandError(`Lesson ${lessonId} has no video; name it with --video.`);
          return `${lesson.name}: the replay is published\n`;
        }),
      );

    commands
      .command('teacher')
      .description('prints the address at which the teacher enters the live room of a lesson')
      .argument('<lesson>')
      .action(
        databaseAction(async ({ tx, config: without }, lessonId) => {
          const config = await withSecrets(without);
          const [lesson] = await tx
            .select()
            .from(lessons)
            .where(eq(lessons.id, idOrNone(lessonId)));
          const [company] =
            lesson === undefined
              ? []
              : await tx.select().from(companies).where(eq(companies.id, lesson.companyId));
          const providers = liveProvidersOf(config, await readLiveAccounts(config));
          const room =
            lesson === undefined || company === undefined
              ? undefined
              : findLessonRoom(providers, company, lesson, undefined);
          if (lesson === undefined || company === undefined || room === undefined)
            throw new CommandError(`Lesson ${lessonId} has no room at a live service.`);
          const teacher = { id: `9${lesson.id}`, name: '老师', role: 'teacher' } as const;
          const address = addressFor(room, lesson, undefined, teacher);
          // A path is a page of this server.
          return `${address.startsWith('/') ? `http://${company.hosts[0] ?? 'localhost'}:${config.port}${address}` : address}\n`;
        }),
      );
  },
};
