import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { openClassBookings, openClasses } from '../../modules/openClass/openClass.tables.ts';
import { companyIdAt, formerStudents, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

/** Who has a place in an open class: so many former students, and one who can log in. */
type Places = readonly [key: string, alumni: number, username?: string];

const PLACES: Readonly<Record<string, readonly Places[]>> = {
  localhost: [
    ['one-pea', 21],
    ['conics-picture', 18, 'emma'],
    ['first-python', 24],
    ['essay-first-line', 15],
    ['limits-by-eye', 12],
    ['museum-bronze', 9],
    ['parallel-circuits', 16],
    ['spoken-first-minute', 22, 'student'],
    ['pivot-in-ten', 19],
    ['grid-poster', 11],
  ],
  'second.localhost': [
    ['first-meeting', 4],
    ['privacy-day', 3],
    ['one-page', 4],
  ],
};

async function seedPlaces(tx: Queryable, companyId: string, [key, alumni, username]: Places): Promise<void> {
  const [openClass] = await tx
    .select({ id: openClasses.id, startsAt: openClasses.startsAt })
    .from(openClasses)
    .where(and(eq(openClasses.companyId, companyId), eq(openClasses.key, key)));
  if (openClass === undefined) throw new Error(`The demonstration has no open class "${key}"`);
  const { id: openClassId, startsAt } = openClass;
  const now = Date.now();
  const bookedAt = new Date(Math.min(now, startsAt.getTime()) - DAY_MS);
  // Nobody reads a reminder of the past.
  const remindedAt = startsAt.getTime() <= now ? startsAt : null;
  const people = await formerStudents(tx, companyId, alumni);
  if (username !== undefined) people.push(await studentNamed(tx, companyId, username));
  await tx
    .insert(openClassBookings)
    .values(people.map((userId) => ({ companyId, openClassId, userId, bookedAt, remindedAt })));
}

/** Gives students places in the open classes of both demonstration companies. */
export async function seedOpenClasses(tx: Queryable): Promise<void> {
  for (const [host, places] of Object.entries(PLACES)) {
    const companyId = await companyIdAt(tx, host);
    for (const one of places) await seedPlaces(tx, companyId, one);
  }
}
