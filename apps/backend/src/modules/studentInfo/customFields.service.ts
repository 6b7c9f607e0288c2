import type { CustomField, CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { fileUrl, findRecords, type RecordedFile } from '../upload/index.ts';
import { answerProblem, type FieldDefinition, revealedFields } from './customAnswers.ts';
import { fileIdsOf, fileProblem, isFileField } from './fileAnswers.ts';
import { customValues, type CustomValueRow } from './studentInfo.tables.ts';

/** A student's answer to one field, from the database or from a request. */
interface Answer {
  /** Texts and codes; for attachments and pictures the ids of their records. */
  readonly values: readonly string[];
  readonly files: readonly RecordedFile[];
}

/** The student whose answers are processed. */
export type Answerer = Pick<UserContext, 'db' | 'user'>;

/** Answers by field id, in the format of the wire. */
export type SentAnswers = ReadonlyMap<string, Pick<CustomValue, 'fieldValues' | 'imageInfoList'>>;

const NO_ANSWER: Answer = { values: [], files: [] };

const toWire = ({
  fieldValues,
  images,
}: CustomValueRow): Pick<CustomValue, 'fieldValues' | 'imageInfoList'> => ({
  fieldValues,
  imageInfoList: images,
});

/** Reads answers with the files that they refer to. */
async function readAnswers(
  { db, user }: Answerer,
  fields: readonly FieldDefinition[],
  sent: SentAnswers,
): Promise<ReadonlyMap<string, Answer>> {
  const named = fields.flatMap((field) => {
    const value = sent.get(field.fieldId);
    return value === undefined
      ? []
      : [{ field, values: isFileField(field) ? fileIdsOf(field, value) : value.fieldValues }];
  });
  const files = await findRecords(
    db,
    user.id,
    named.flatMap(({ field, values }) => (isFileField(field) ? values : [])),
  );
  return new Map(
    named.map(({ field, values }) => [
      field.fieldId,
      { values, files: isFileField(field) ? files.filter(({ id }) => values.includes(id)) : [] },
    ]),
  );
}

/** Reads the student's answers to the school's own fields. */
export async function findAnswers({ db, user }: Answerer): Promise<SentAnswers> {
  const rows = await db.select().from(customValues).where(eq(customValues.userId, user.id));
  return new Map(rows.map((row) => [row.fieldId, toWire(row)]));
}

function present(field: FieldDefinition, { values, files }: Answer = NO_ANSWER): CustomField {
  const shownFiles = files.map(({ id, key, fileName, size }) => ({
    resourceId: id,
    fileName,
    url: fileUrl(key),
    sourceSize: size,
  }));
  return {
    ...field,
    value: isFileField(field) ? '' : values.join(','),
    dataValues: isFileField(field)
      ? shownFiles.map(({ resourceId, url }) => ({ fieldValue: url, resourceId }))
      : values.map((fieldValue) => ({ fieldValue, resourceId: null })),
    fileImageValues: shownFiles,
  };
}

/** Formats fields with answers; files have the names of their records. */
export async function presentAnswers(
  answerer: Answerer,
  fields: readonly FieldDefinition[],
  stored: SentAnswers,
): Promise<CustomField[]> {
  const answers = await readAnswers(answerer, fields, stored);
  return fields.map((field) => present(field, answers.get(field.fieldId)));
}

/** Formats the school's fields with the student's answers. */
export async function presentFields(
  answerer: Answerer,
  fields: readonly FieldDefinition[],
): Promise<CustomField[]> {
  return presentAnswers(answerer, fields, await findAnswers(answerer));
}

/** Tells whether all visible fields have valid stored answers. */
export async function areAnswered(answerer: Answerer, fields: readonly FieldDefinition[]): Promise<boolean> {
  const answers = await readAnswers(answerer, fields, await findAnswers(answerer));
  const valuesOf = (fieldId: string) => answers.get(fieldId)?.values ?? [];
  const shown = revealedFields(fields, valuesOf);
  return fields.every(
    (field) => !shown.has(field.fieldId) || answerProblem(field, valuesOf(field.fieldId)) === undefined,
  );
}

/** The result of validating answers. */
interface ValidatedAnswers {
  /** Answers that changed. */
  readonly changes: ReadonlyMap<string, CustomValue>;
  /** Visible fields; answers to others are deleted. */
  readonly shown: ReadonlySet<string>;
}

/**
 * Validates new answers together with the stored ones: fields that were not sent keep their answers, and
 * read-only fields do not change. In a draft, required answers may be missing.
 * @throws {BusinessError} code 0 naming the field.
 */
export async function validateAnswers(
  answerer: Answerer,
  fields: readonly FieldDefinition[],
  {
    stored,
    values,
    isDraft = false,
  }: { readonly stored: SentAnswers; readonly values: readonly CustomValue[]; readonly isDraft?: boolean },
): Promise<ValidatedAnswers> {
  for (const { fieldId } of values) {
    if (!fields.some((field) => field.fieldId === fieldId))
      throw new BusinessError('0', '没有这个填写项', { field: fieldId });
  }
  const isOpen = (fieldId: string) =>
    fields.some((field) => field.fieldId === fieldId && field.frontUpdateFlag === 0);
  const changes = new Map(
    values.filter(({ fieldId }) => isOpen(fieldId)).map((value) => [value.fieldId, value]),
  );
  const answers = await readAnswers(answerer, fields, new Map([...stored, ...changes]));
  const shown = revealedFields(fields, (fieldId) => answers.get(fieldId)?.values ?? []);
  for (const field of fields.filter(({ fieldId }) => shown.has(fieldId))) {
    const { values: answered, files } = answers.get(field.fieldId) ?? NO_ANSWER;
    // Files that were accepted once remain an answer, even if they were deleted since.
    const isToBeFound = changes.has(field.fieldId) && isFileField(field);
    const requestedField = isDraft ? { ...field, required: 0 as const } : field;
    const lasting = files.filter(({ isRemovable }) => !isRemovable);
    const problem =
      answerProblem(requestedField, answered) ??
      (isToBeFound ? fileProblem(field, answered, lasting) : undefined);
    if (problem !== undefined)
      throw new BusinessError('0', `${field.fieldName}：${problem}`, { field: field.fieldId });
  }
  return { changes, shown };
}

async function writeValue(
  tx: Queryable,
  { user, clock }: UserContext,
  { fieldId, fieldValues, imageInfoList }: CustomValue,
): Promise<void> {
  const answer = { fieldValues, images: imageInfoList ?? [], updatedAt: clock.now() };
  await tx
    .insert(customValues)
    .values({ ...answer, userId: user.id, companyId: user.companyId, fieldId })
    .onConflictDoUpdate({ target: [customValues.userId, customValues.fieldId], set: answer });
}

/**
 * Saves answers to the school's own fields, all or none. Answers to hidden fields are deleted; read-only fields
 * do not change.
 * @throws {BusinessError} code 0 naming the field.
 */
export async function saveAnswers(
  context: UserContext,
  fields: readonly FieldDefinition[],
  values: readonly CustomValue[],
): Promise<null> {
  const { changes, shown } = await validateAnswers(context, fields, {
    stored: await findAnswers(context),
    values,
  });
  await context.transaction(async (tx) => {
    for (const { fieldId } of fields) {
      const change = changes.get(fieldId);
      if (!shown.has(fieldId)) {
        await tx
          .delete(customValues)
          .where(and(eq(customValues.userId, context.user.id), eq(customValues.fieldId, fieldId)));
      } else if (change !== undefined) await writeValue(tx, context, change);
    }
  });
  return null;
}
