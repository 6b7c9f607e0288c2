import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { protocols, studentProtocols } from '../../modules/agreement/agreement.tables.ts';
import { commodities, courses, packages } from '../../modules/catalogue/catalogue.tables.ts';
import { enrol } from '../../modules/catalogue/index.ts';
import { renderText } from '../../platform/richText/richText.ts';
import { companyIdAt, idOf, studentNamed } from './find.ts';

const DAY_MS = 86_400_000;

/** What students have of what may not simply be opened, by the keys of courses and packages. */
interface Owned {
  readonly host: string;
  readonly username: string;
  readonly owns: readonly string[];
  /** They came from the school and were never opened. */
  readonly gifts?: readonly string[];
  /** Agreements that were signed a month ago, each for a course. */
  readonly signed?: readonly { readonly agreement: string; readonly course: string }[];
}

const STUDENTS: readonly Owned[] = [
  {
    host: 'localhost',
    username: 'signer',
    owns: [
      'university-choice',
      'live-answers',
      'self-study',
      'putonghua',
      'graduate-english',
      'morning',
      'old-club',
      'summer-lab',
      'daily-brush',
      'coaching-camp',
    ],
    signed: [{ agreement: 'lab', course: 'summer-lab' }],
  },
  {
    host: 'localhost',
    username: 'gifted',
    owns: ['graduate-english', 'morning', 'live-answers'],
    gifts: ['study-gift'],
  },
  { host: 'second.localhost', username: 'signer', owns: ['newcomers'] },
];

async function commodityOf(tx: Queryable, companyId: string, key: string): Promise<string> {
  const [row] = await tx
    .select({ id: commodities.id })
    .from(commodities)
    .leftJoin(courses, eq(courses.id, commodities.courseId))
    .leftJoin(packages, eq(packages.id, commodities.packageId))
    .where(
      and(eq(commodities.companyId, companyId), or(eq(courses.sourceKey, key), eq(packages.sourceKey, key))),
    );
  if (row === undefined) throw new Error(`The demonstration sells no "${key}"`);
  return row.id;
}

async function seedSignature(
  tx: Queryable,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  { agreement, course }: { readonly agreement: string; readonly course: string },
): Promise<void> {
  const [protocol] = await tx
    .select({ id: protocols.id, content: protocols.content })
    .from(protocols)
    .where(and(eq(protocols.companyId, companyId), eq(protocols.sourceKey, agreement)));
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (protocol === undefined) throw new Error(`The demonstration has no agreement "${agreement}"`);
  const signedAt = new Date(Date.now() - 30 * DAY_MS);
  await tx.insert(studentProtocols).values({
    companyId,
    userId,
    protocolId: protocol.id,
    targetType: 'COURSE',
    targetId: await idOf(tx, companyId, courses, courses.sourceKey, course),
    commodityId: await commodityOf(tx, companyId, course),
    openedAt: signedAt,
    signedAt,
    signedHtml: renderText(protocol.content, 'document').html,
    signName: user?.name ?? '',
    isInformationComplete: true,
  });
}

async function seedStudent(tx: Queryable, student: Owned): Promise<void> {
  const { host, username, owns, gifts = [], signed = [] } = student;
  const companyId = await companyIdAt(tx, host);
  const userId = await studentNamed(tx, companyId, username);
  const give = async (key: string, source: 'studyCard' | 'gift') =>
    enrol(tx, {
      companyId,
      userId,
      commodityId: await commodityOf(tx, companyId, key),
      source,
      now: new Date(),
    });
  for (const key of owns) await give(key, 'studyCard');
  for (const key of gifts) await give(key, 'gift');
  for (const one of signed) await seedSignature(tx, { companyId, userId }, one);
}

/** Gives students what stands behind agreements, in every state. */
export async function seedAgreements(tx: Queryable): Promise<void> {
  for (const student of STUDENTS) await seedStudent(tx, student);
}
