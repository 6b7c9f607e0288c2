import type { CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { registerCourses } from '../../modules/agreement/index.ts';
import { enrol } from '../../modules/catalogue/index.ts';
import { commodities, courses } from '../../modules/catalogue/catalogue.tables.ts';
import {
  examFields,
  examItemCourses,
  examItems,
  examPlaces,
  examProvinces,
  examSeats,
  examSigns,
} from '../../modules/proxyExam/proxyExam.tables.ts';
import { demoAccounts } from './accounts.ts';
import {
  type FieldContent,
  fieldOf,
  type ProxyExamContent,
  type SignContent,
} from './data/proxyExams/content.ts';
import { qingheProxyExams } from './data/proxyExams/qinghe.ts';
import { seedPeople } from './people.seed.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** China's clocks are ahead of UTC by so much. */
const AHEAD_MS = 8 * HOUR_MS;

/** An hour of a day in China, as offices set their times; days count from today. */
function inDays(days: number, hour: number): Date {
  const today = Math.floor((Date.now() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  return new Date(today + days * DAY_MS + hour * HOUR_MS);
}

/** What stands already: places and exams by what names them in the content. */
interface Seeded {
  readonly companyId: string;
  readonly places: ReadonlyMap<string, string>;
  readonly exams: Map<string, SeededExam>;
}

interface SeededExam {
  readonly itemId: string;
  readonly courseId: string;
  /** Ids by the codes of the fields. */
  readonly fields: ReadonlyMap<string, string>;
}

function expectFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demonstration has no ${what}`);
  return value;
}

async function courseNamed(tx: Queryable, companyId: string, name: string): Promise<string> {
  const [row] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.companyId, companyId), eq(courses.name, name)));
  return expectFound(row, name).id;
}

async function firstUser(
  tx: Queryable,
  companyId: string,
  column: typeof users.username | typeof users.name,
  word: string,
): Promise<string> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(column, word)))
    .orderBy(asc(users.id))
    .limit(1);
  return expectFound(row, word).id;
}

/** Seeds the fields of a form. What an option reveals is named by id, so it is written once all have one. */
async function seedFields(
  tx: Queryable,
  companyId: string,
  itemId: string,
  fields: readonly FieldContent[],
): Promise<SeededExam['fields']> {
  const rows = await tx
    .insert(examFields)
    .values(
      fields.map(({ reveals: _, ...field }, position) => ({
        companyId,
        itemId,
        position,
        definition: fieldOf(field),
      })),
    )
    .returning();
  const ids = new Map(rows.map(({ id, definition }) => [definition.fieldCode, id]));
  for (const { fieldCode, reveals } of fields) {
    const row = rows.find(({ definition }) => definition.fieldCode === fieldCode);
    if (reveals === undefined || row === undefined) continue;
    const showFieldInfo = reveals.codes.map((code) => ({ fieldId: expectFound(ids.get(code), code) }));
    const chooseRelList = [
      { chooseFieldValue: reveals.option, chooseFieldItemCode: reveals.option, showFieldInfo },
    ];
    await tx
      .update(examFields)
      .set({ definition: { ...row.definition, chooseRelList } })
      .where(eq(examFields.id, row.id));
  }
  return ids;
}

async function seedExam(
  tx: Queryable,
  { companyId, places, exams }: Seeded,
  content: ProxyExamContent,
): Promise<void> {
  const { key, name, terms, fee, provinces, seats = [], fields } = content;
  const [item] = await tx
    .insert(examItems)
    .values({ companyId, name, terms: terms.trim(), feeCents: fee * 100 })
    .returning();
  const itemId = expectFound(item, name).id;
  const courseId = await courseNamed(tx, companyId, content.course);
  await tx.insert(examItemCourses).values({ companyId, itemId, courseId });
  await tx.insert(examProvinces).values(
    provinces.map(({ code, registration: [fromDay, toDay], examDay }) => ({
      companyId,
      itemId,
      provinceCode: code,
      startsAt: inDays(fromDay, 9),
      endsAt: inDays(toDay, 17.5),
      examAt: inDays(examDay, 9),
    })),
  );
  for (const { place, capacity, holders = [] } of seats) {
    const placeId = expectFound(places.get(place), place);
    const { provinceCode } = expectFound(
      qingheProxyExams.places.find((each) => each.name === place),
      place,
    );
    await tx.insert(examSeats).values({ companyId, itemId, placeId, capacity });
    for (const holder of holders) {
      const userId = await firstUser(tx, companyId, users.name, holder);
      const at = inDays(-2, 20);
      await tx.insert(examSigns).values({
        companyId,
        userId,
        itemId,
        provinceCode,
        placeId,
        state: 'accepted',
        createdAt: at,
        submittedAt: at,
        updatedAt: at,
      });
    }
  }
  exams.set(key, { itemId, courseId, fields: await seedFields(tx, companyId, itemId, fields) });
}

async function seedSign(
  tx: Queryable,
  { companyId, places, exams }: Seeded,
  content: SignContent,
): Promise<void> {
  const { exam, provinceCode, state, place, reason = '' } = content;
  const { itemId, courseId, fields } = expectFound(exams.get(exam), exam);
  const userId = await firstUser(tx, companyId, users.username, content.username);
  const answers: CustomValue[] = Object.entries(content.answers).map(([fieldCode, values]) => ({
    fieldId: expectFound(fields.get(fieldCode), fieldCode),
    fieldCode,
    fieldValues: [...values],
  }));
  const [createdAt, submittedAt, updatedAt] = [inDays(-9, 20), inDays(-8, 19), inDays(-6, 10)];
  const placeId = place === undefined ? null : expectFound(places.get(place), place);
  await tx.insert(examSigns).values({
    companyId,
    userId,
    itemId,
    provinceCode,
    placeId,
    state,
    reason,
    answers,
    createdAt,
    submittedAt,
    updatedAt,
  });
  await registerCourses(tx, { companyId, userId, now: submittedAt }, [courseId]);
}

async function seedGift(
  tx: Queryable,
  companyId: string,
  { username, course }: (typeof qingheProxyExams.gifts)[number],
): Promise<void> {
  const courseId = await courseNamed(tx, companyId, course);
  const [commodity] = await tx
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(eq(commodities.companyId, companyId), eq(commodities.courseId, courseId)));
  const userId = await firstUser(tx, companyId, users.username, username);
  await enrol(tx, {
    companyId,
    userId,
    commodityId: expectFound(commodity, course).id,
    source: 'studyCard',
    now: new Date(),
  });
}

/**
 * Seeds exams that the school registers for, and registrations in several states; and who waits for one of them
 * where the demonstration is older.
 */
export async function seedProxyExams(tx: Queryable): Promise<void> {
  const { host, gifts, exams, signs, places } = qingheProxyExams;
  await seedPeople(
    tx,
    demoAccounts.filter(
      (account) => account.host === host && gifts.some(({ username }) => username === account.username),
    ),
  );
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  const companyId = expectFound(company, `company at ${host}`).id;
  const rows = await tx
    .insert(examPlaces)
    .values(places.map((place) => ({ ...place, companyId })))
    .returning();
  const seeded: Seeded = {
    companyId,
    places: new Map(rows.map(({ id, name }) => [name, id])),
    exams: new Map(),
  };
  for (const exam of exams) await seedExam(tx, seeded, exam);
  for (const sign of signs) await seedSign(tx, seeded, sign);
  for (const gift of gifts) await seedGift(tx, companyId, gift);
}
