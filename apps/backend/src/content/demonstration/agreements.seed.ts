import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import {
  INFO_FIELDS,
  protocols,
  protocolTargets,
  studentProtocols,
  studyDemands,
} from '../../modules/agreement/agreement.tables.ts';
import { enrol } from '../../modules/catalogue/index.ts';
import {
  categories,
  chapters,
  commodities,
  courses,
  lessons,
  packageItems,
  packages,
} from '../../modules/catalogue/catalogue.tables.ts';
import { renderText } from '../../platform/richText/richText.ts';
import { demoAccounts } from './accounts.ts';
import { DEMONSTRATION_VIDEO } from './catalogue.seed.ts';
import type {
  GuardedContent,
  GuardedCourse,
  GuardedPackage,
  LiveContent,
  ProtocolContent,
  ProtocolUse,
} from './data/agreements/content.ts';
import { huicaiAgreements } from './data/agreements/huicai.ts';
import { qingheAgreements } from './data/agreements/qinghe.ts';
import { coverUrl } from '../drawing/drawn.ts';
import { seedPeople } from './people.seed.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type TargetType = 'COURSE' | 'PACKAGE';

/** A course or package that was made, with what sells it. */
interface Target {
  readonly targetType: TargetType;
  readonly targetId: string;
  readonly commodityId: string;
}

/** What stands already of a company's guarded content, by the content's own keys. */
interface Seeded {
  readonly companyId: string;
  readonly categoryId: string;
  readonly protocols: ReadonlyMap<string, { readonly id: string; readonly content: ProtocolContent }>;
  readonly targets: Map<string, Target>;
}

function first<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no ${what}`);
  return row;
}

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The content names "${key}", which is not there`);
  return value;
}

async function seedProtocols(
  tx: Queryable,
  companyId: string,
  contents: readonly ProtocolContent[],
): Promise<Seeded['protocols']> {
  const seeded = new Map<string, { id: string; content: ProtocolContent }>();
  for (const content of contents) {
    const expiresAt = content.isOver === true ? new Date(Date.now() - 30 * DAY_MS) : null;
    const rows = await tx
      .insert(protocols)
      .values({
        companyId,
        name: content.name,
        content: content.text.trim(),
        validDays: content.validDays ?? null,
        expiresAt,
      })
      .returning({ id: protocols.id });
    seeded.set(content.key, { id: first(rows, 'agreement').id, content });
  }
  return seeded;
}

function timingOf(live: LiveContent) {
  const start = new Date(Date.now() - (live.state === 'over' ? 7 * DAY_MS : HOUR_MS));
  const end = new Date(live.state === 'over' ? start.getTime() + HOUR_MS : start.getTime() + 365 * DAY_MS);
  const { company = '' as const, url = null } = live;
  return {
    kind: 'live' as const,
    liveStartsAt: start,
    liveEndsAt: end,
    hasReplay: false,
    liveCompanyType: company,
    url,
  };
}

async function seedLessons(
  tx: Queryable,
  companyId: string,
  courseId: string,
  content: GuardedCourse,
): Promise<void> {
  const rows = await tx
    .insert(chapters)
    .values({ companyId, courseId, position: 1, name: '全部课次', nameEn: 'All lessons' })
    .returning({ id: chapters.id });
  const chapterId = first(rows, 'chapter').id;
  await tx.insert(lessons).values(
    content.lessons.map(([[name, nameEn], minutes, live], index) => ({
      companyId,
      courseId,
      chapterId,
      position: index + 1,
      name,
      nameEn,
      durationSeconds: minutes * 60,
      videoKey: DEMONSTRATION_VIDEO,
      ...(live === undefined ? { kind: 'video' as const } : timingOf(live)),
    })),
  );
}

const isLive = ({ lessons: all }: GuardedCourse): boolean => all.some(([, , live]) => live !== undefined);

/** What course and package have in common on the shelf, from which they are kept away. */
const sold = (
  { companyId, categoryId }: Seeded,
  { name: [name, nameEn], price }: GuardedCourse | GuardedPackage,
) => ({
  companyId,
  categoryId,
  name,
  nameEn,
  priceCents: price * 100,
  listPriceCents: price * 100,
  isOnSale: false,
});

const wordsOf = ({ name, summary, motif, key }: GuardedCourse | GuardedPackage) => ({
  name: name[0],
  nameEn: name[1],
  summary: summary[0],
  summaryEn: summary[1],
  description: `<p>${summary[0]}</p>`,
  descriptionEn: `<p>${summary[1]}</p>`,
  cover: coverUrl(motif, key),
});

async function seedCourse(
  tx: Queryable,
  seeded: Seeded,
  content: GuardedCourse,
  provider: string,
): Promise<void> {
  const { companyId, categoryId } = seeded;
  const kind = isLive(content) ? 'live' : 'recorded';
  const durationSeconds = content.lessons.reduce((sum, [, minutes]) => sum + minutes * 60, 0);
  const rows = await tx
    .insert(courses)
    .values({
      ...wordsOf(content),
      companyId,
      categoryId,
      kind,
      provider,
      providerEn: provider,
      lessonCount: content.lessons.length,
      durationSeconds,
    })
    .returning({ id: courses.id });
  const courseId = first(rows, 'course').id;
  await seedLessons(tx, companyId, courseId, content);
  const commodity = await tx
    .insert(commodities)
    .values({ ...sold(seeded, content), type: 1, courseId, kind })
    .returning({ id: commodities.id });
  seeded.targets.set(content.key, {
    targetType: 'COURSE',
    targetId: courseId,
    commodityId: first(commodity, 'commodity').id,
  });
  const { wantsInformation = false, hasQuestions = false, registration } = content;
  if (!wantsInformation && !hasQuestions && registration === undefined) return;
  await tx.insert(studyDemands).values({
    companyId,
    targetType: 'COURSE',
    targetId: courseId,
    infoFields: wantsInformation ? [...INFO_FIELDS] : [],
    hasQuestions,
    registration: registration ?? null,
  });
}

async function seedPackage(tx: Queryable, seeded: Seeded, content: GuardedPackage): Promise<void> {
  const { companyId, targets } = seeded;
  const rows = await tx
    .insert(packages)
    .values({ ...wordsOf(content), companyId })
    .returning({ id: packages.id });
  const packageId = first(rows, 'package').id;
  await tx.insert(packageItems).values(
    content.courses.map((key, index) => ({
      companyId,
      packageId,
      courseId: found(targets, key).targetId,
      position: index + 1,
    })),
  );
  const commodity = await tx
    .insert(commodities)
    .values({ ...sold(seeded, content), type: 2, packageId, kind: 'recorded' })
    .returning({ id: commodities.id });
  targets.set(content.key, {
    targetType: 'PACKAGE',
    targetId: packageId,
    commodityId: first(commodity, 'commodity').id,
  });
}

async function seedUses(
  tx: Queryable,
  seeded: Seeded,
  key: string,
  uses: readonly ProtocolUse[],
): Promise<void> {
  const { targetType, targetId } = found(seeded.targets, key);
  for (const [position, [protocol, how]] of uses.entries()) {
    const { id: protocolId } = found(seeded.protocols, protocol);
    await tx.insert(protocolTargets).values({
      companyId: seeded.companyId,
      protocolId,
      targetType,
      targetId,
      position,
      isSignatureNeeded: how !== 'read',
    });
  }
}

async function seedSignature(
  tx: Queryable,
  seeded: Seeded,
  user: { id: string; name: string },
  key: string,
  use: ProtocolUse,
): Promise<void> {
  const { companyId } = seeded;
  const { id: protocolId, content } = found(seeded.protocols, use[0]);
  const { targetType, targetId, commodityId } = found(seeded.targets, key);
  const signedAt = new Date(Date.now() - 30 * DAY_MS);
  await tx.insert(studentProtocols).values({
    companyId,
    userId: user.id,
    protocolId,
    targetType,
    targetId,
    commodityId,
    openedAt: signedAt,
    signedAt,
    signedHtml: renderText(content.text.trim(), 'document').html,
    signName: user.name,
    isInformationComplete: true,
  });
}

async function seedStudent(
  tx: Queryable,
  seeded: Seeded,
  content: GuardedContent,
  student: GuardedContent['students'][number],
): Promise<void> {
  const { companyId, targets } = seeded;
  const [user] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.username, student.username)));
  if (user === undefined) throw new Error(`There is no ${student.username} at ${content.host}`);
  const give = (key: string, source: 'studyCard' | 'gift') =>
    enrol(tx, {
      companyId,
      userId: user.id,
      commodityId: found(targets, key).commodityId,
      source,
      now: new Date(),
    });
  for (const key of student.owns) await give(key, 'studyCard');
  for (const key of student.gifts ?? []) await give(key, 'gift');
  for (const { key, agreements = [] } of content.courses) {
    const signed = student.owns.includes(key) ? agreements.filter(([, how]) => how === 'signed') : [];
    for (const use of signed)
      await seedSignature(tx, seeded, { id: user.id, name: user.name ?? '' }, key, use);
  }
}

async function seedGuarded(tx: Queryable, content: GuardedContent): Promise<void> {
  const company = first(
    await tx
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(arrayContains(companies.hosts, [content.host])),
    `company at ${content.host}`,
  );
  const category = first(
    await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.companyId, company.id))
      .orderBy(asc(categories.id))
      .limit(1),
    'category',
  );
  const seeded: Seeded = {
    companyId: company.id,
    categoryId: category.id,
    protocols: await seedProtocols(tx, company.id, content.protocols),
    targets: new Map(),
  };
  for (const course of content.courses) await seedCourse(tx, seeded, course, company.name);
  for (const bundle of content.packages) await seedPackage(tx, seeded, bundle);
  for (const { key, agreements = [] } of [...content.courses, ...content.packages])
    await seedUses(tx, seeded, key, agreements);
  for (const student of content.students) await seedStudent(tx, seeded, content, student);
}

/**
 * Seeds agreements in every state, and what else may stand before a course. The courses are on no shelf; the
 * accounts that have them are seeded too where the demonstration is older than they are.
 */
export async function seedAgreements(tx: Queryable): Promise<void> {
  const contents = [qingheAgreements, huicaiAgreements];
  const isNamed = (host: string, username: string) =>
    contents.some(
      (content) => content.host === host && content.students.some((student) => student.username === username),
    );
  await seedPeople(
    tx,
    demoAccounts.filter(({ host, username }) => isNamed(host, username)),
  );
  for (const content of contents) await seedGuarded(tx, content);
}
