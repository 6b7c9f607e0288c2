import type { CustomField, CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { configOf } from '../shell/schoolConfig.ts';
import { answerProblem, revealedFields } from './customAnswers.ts';
import { customValues, type CustomValueRow } from './studentInfo.tables.ts';

function withAnswer(field: ReturnType<typeof fieldsOf>[number], row: CustomValueRow | undefined): CustomField {
  const values = row?.fieldValues ?? [];
  const images = row?.images ?? [];
  return {
    ...field,
    value: values.join(','),
    dataValues: values.map((fieldValue, place) => ({ fieldValue, resourceId: images[place]?.resourceId ?? null })),
    fileImageValues: images.map(({ resourceId, fileName }) => ({ resourceId, fileName, url: `/files/${resourceId}` })),
  };
}

const fieldsOf = (context: UserContext) => configOf(context).studentFields ?? [];

/** The school's own fields with the student's answers. */
export async function presentFields(context: UserContext): Promise<CustomField[]> {
  const rows = await context.db.select().from(customValues).where(eq(customValues.userId, context.user.id));
  return fieldsOf(context).map((field) => withAnswer(field, rows.find(({ fieldId }) => fieldId === field.fieldId)));
}

async function writeValue(tx: Queryable, { user, clock }: UserContext, { fieldId, fieldValues, imageInfoList }: CustomValue): Promise<void> {
  const answer = { fieldValues, images: imageInfoList ?? [], updatedAt: clock.now() };
  await tx
    .insert(customValues)
    .values({ ...answer, userId: user.id, companyId: user.companyId, fieldId })
    .onConflictDoUpdate({ target: [customValues.userId, customValues.fieldId], set: answer });
}

/**
 * Saves answers to the school's own fields, all or none. Answers to fields that no answer reveals are
 * forgotten; read-only fields stay as they are.
 * @throws {BusinessError} code 0 naming the field, in the words of specification 5.
 */
export async function saveAnswers(context: UserContext, values: readonly CustomValue[]): Promise<null> {
  const fields = fieldsOf(context);
  const kept = await presentFields(context);
  const given = new Map(values.map((value) => [value.fieldId, value]));
  for (const { fieldId } of values) {
    if (!fields.some((field) => field.fieldId === fieldId)) throw new BusinessError('0', '没有这个填写项', { field: fieldId });
  }
  // What was not sent counts as it was answered before.
  const answers = new Map(
    kept.map((field) => [field.fieldId, field.frontUpdateFlag === 1 ? undefined : given.get(field.fieldId)]),
  );
  const valuesOf = (fieldId: string): readonly string[] =>
    answers.get(fieldId)?.fieldValues ??
    kept.find((field) => field.fieldId === fieldId)?.dataValues.map(({ fieldValue }) => fieldValue) ??
    [];
  const shown = revealedFields(fields, valuesOf);
  for (const field of fields) {
    const problem = shown.has(field.fieldId) ? answerProblem(field, valuesOf(field.fieldId)) : undefined;
    if (problem !== undefined) throw new BusinessError('0', `${field.fieldName}：${problem}`, { field: field.fieldId });
  }
  await context.transaction(async (tx) => {
    for (const [fieldId, answer] of answers) {
      if (!shown.has(fieldId)) {
        await tx.delete(customValues).where(and(eq(customValues.userId, context.user.id), eq(customValues.fieldId, fieldId)));
      } else if (answer !== undefined) await writeValue(tx, context, answer);
    }
  });
  return null;
}
