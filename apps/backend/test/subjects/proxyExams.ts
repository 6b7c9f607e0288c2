import {
  examFields,
  examItemCourses,
  examItems,
  examPlaces,
  examProvinces,
  examSeats,
} from '../../src/modules/proxyExam/proxyExam.tables.ts';
import { fieldOf } from '../fieldOf.ts';
import type { FieldDefinition } from '../../src/modules/studentInfo/index.ts';
import type { TestApp } from '../createTestApp.ts';

/** Code of the province in which a test's exam is held by default. */
export const JIANGSU = '320000';

const DAY_MS = 86_400_000;

/** A field of a test's form, identified by its code. */
export type FieldOptions = Partial<Omit<FieldDefinition, 'fieldId'>> & Pick<FieldDefinition, 'fieldCode'>;

/** Properties of a test's proxy exam. */
export interface ProxyExamOptions {
  readonly values?: Partial<typeof examItems.$inferInsert>;
  /** Registration period by province code, in days from now. @defaultValue yesterday to tomorrow in {@link JIANGSU} */
  readonly provinces?: Readonly<Record<string, readonly [fromDay: number, toDay: number]>>;
  /** Seats of test centres in {@link JIANGSU}. @defaultValue one with 10 */
  readonly capacities?: readonly number[];
  /** @defaultValue a required text */
  readonly fields?: readonly FieldOptions[];
}

/** A test's proxy exam. */
export interface AddedProxyExam {
  readonly itemId: string;
  readonly placeIds: readonly string[];
  /** Ids by the codes of the fields. */
  readonly fieldIds: Readonly<Record<string, string>>;
}

/** Adds a proxy exam for a course, or for everybody. */
export async function addProxyExam(
  app: TestApp,
  companyId: string,
  courseId: string | undefined,
  options: ProxyExamOptions = {},
): Promise<AddedProxyExam> {
  const { db } = app.parts.connection;
  const {
    values = {},
    provinces = { [JIANGSU]: [-1, 1] },
    capacities = [10],
    fields = [{ fieldCode: 'wish', length: 5 }],
  } = options;
  const [item] = await db
    .insert(examItems)
    .values({ name: '英语等级考试', terms: '## 须知', feeCents: 3_000, ...values, companyId })
    .returning();
  if (item === undefined) throw new Error('The exam was not added');
  const ofItem = { companyId, itemId: item.id };
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
  if (courseId !== undefined) await db.insert(examItemCourses).values({ ...ofItem, courseId });
  await db
    .insert(examProvinces)
    .values(
      Object.entries(provinces).map(([provinceCode, [fromDay, toDay]]) => ({
        ...ofItem,
        provinceCode,
        startsAt: inDays(fromDay),
        endsAt: inDays(toDay),
        examAt: inDays(toDay + 30),
      })),
    );
  const placeIds: string[] = [];
  for (const capacity of capacities) {
    const [place] = await db
      .insert(examPlaces)
      .values({ companyId, provinceCode: JIANGSU, name: `考点${placeIds.length + 1}` })
      .returning();
    if (place === undefined) throw new Error('The place was not added');
    await db.insert(examSeats).values({ ...ofItem, placeId: place.id, capacity });
    placeIds.push(place.id);
  }
  const rows = await db
    .insert(examFields)
    .values(
      fields.map((field, position) => ({
        ...ofItem,
        position,
        definition: fieldOf({ fieldName: field.fieldCode, fieldType: 'text', required: 1, ...field }),
      })),
    )
    .returning();
  return {
    itemId: item.id,
    placeIds,
    fieldIds: Object.fromEntries(rows.map(({ id, definition }) => [definition.fieldCode, id])),
  };
}
