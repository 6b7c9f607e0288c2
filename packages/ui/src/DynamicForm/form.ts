import { boundsOf, read, type PickerKind } from '../pickers/format.ts';
import { warnOfFallback } from '../internal/warn.ts';
import { noAnswer, readField, type Answer, type FormField } from './record.ts';

/** Answers by field id; a field that is not in it has what is on file. */
export type Answers = ReadonlyMap<string, Answer>;

/** A field in view, and how deep it hangs under the answers that revealed it. */
export interface VisibleField {
  field: FormField;
  depth: number;
}

/** What is wrong with an answer, without words. */
export type FieldProblem =
  | { kind: 'required' | 'notNumber' | 'notDate' | 'dateOutOfRange' | 'periodReversed' | 'uploading' }
  | { kind: 'tooLong'; most: number };

/** What is sent for a field. */
export interface SavedValue {
  /** The id of the field’s record. */
  fieldId: string;
  /** The code of the field’s record. */
  fieldCode: string;
  /** Words and codes; of attachments the ids. Empty for images. */
  fieldValues: string[];
  /** Only for images. */
  imageInfoList?: { fieldValue: string; resourceId: string }[];
}

export const answerOf = (field: FormField, answers: Answers): Answer =>
  answers.get(field.id) ?? field.initial;

/** The records that a field's answer reveals. */
function revealedBy(field: FormField, answer: Answer): readonly unknown[] {
  const chosen = field.options.filter(({ value }) => answer.values.includes(value));
  return field.followups.flatMap(({ chosenValue, chosenItemCode, records }) => {
    const isMet = chosen.some(
      ({ id, value, label }) =>
        (chosenItemCode !== '' && chosenItemCode === value) ||
        (chosenValue !== '' && [id, value, label].includes(chosenValue)),
    );
    return isMet ? records : [];
  });
}

/**
 * Lists the fields in view: those of the form, each followed by what its answer reveals.
 * A follow-up stands inside the answer that reveals it, or in the form's own list, where
 * `associatedFlag` holds it back and answers name it by its id. A field stands once,
 * however many answers reveal it, so records that contain each other come to an end.
 */
export function visibleFields(records: unknown, answers: Answers): VisibleField[] {
  const fieldsOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((record: unknown) => readField(record) ?? []);
  if (process.env.NODE_ENV !== 'production' && records !== undefined && !Array.isArray(records))
    warnOfFallback('fields', records, 'the form has no field');
  const listed = fieldsOf(records);
  const byId = new Map(listed.map((field) => [field.id, field]));
  const roots = listed.filter(({ isFollowup }) => !isFollowup);
  const rootIds = new Set(roots.map(({ id }) => id));
  const seen = new Set<string>();
  const waiting = roots.map((field) => ({ field, depth: 0 })).toReversed();
  const visible: VisibleField[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, depth } = next;
    if (seen.has(field.id)) continue;
    seen.add(field.id);
    visible.push(next);
    const revealed = fieldsOf(revealedBy(field, answerOf(field, answers))).flatMap(
      (followup) => byId.get(followup.id) ?? (followup.isReference ? [] : followup),
    );
    for (const followup of revealed.toReversed()) {
      if (!rootIds.has(followup.id)) waiting.push({ field: followup, depth: depth + 1 });
    }
  }
  return visible;
}

/** Takes an answer, and lets go of those whose fields it hides: shown again, they start from what is on file. */
export function withAnswer(records: unknown, answers: Answers, id: string, answer: Answer): Answers {
  const next = new Map(answers).set(id, answer);
  const inView = new Set(visibleFields(records, next).map(({ field }) => field.id));
  return new Map([...next].filter(([key]) => inView.has(key)));
}

/** Dates are strict and from 1900-01-01 to 2101-01-01. */
function dateProblem(kind: PickerKind, value: string): FieldProblem | null {
  const parsed = read(kind, value);
  if ('problem' in parsed) return { kind: 'notDate' };
  const [first, last] = boundsOf(kind, undefined, undefined);
  return parsed.moment < first || parsed.moment > last ? { kind: 'dateOutOfRange' } : null;
}

/** Checks one answer against its field; what may not be changed is not held against anybody. */
export function problemOf(field: FormField, answer: Answer, isRequired: boolean): FieldProblem | null {
  if (field.isReadOnly) return null;
  const values = answer.values.map((value) => value.trim()).filter(Boolean);
  const [first = '', second = ''] = values;
  if (values.length + answer.files.length === 0) return isRequired ? { kind: 'required' } : null;
  if (field.type === 'text' || field.type === 'number') {
    if (field.type === 'number' && !/^\d+$/.test(first)) return { kind: 'notNumber' };
    const { mostLength } = field;
    return mostLength !== null && Array.from(first).length > mostLength
      ? { kind: 'tooLong', most: mostLength }
      : null;
  }
  if (field.type === 'date' || field.type === 'dateTime') return dateProblem(field.type, first);
  if (field.type === 'period') {
    if (values.length < 2) return { kind: 'required' };
    const outside = dateProblem('date', first) ?? dateProblem('date', second);
    return outside ?? (second < first ? { kind: 'periodReversed' } : null);
  }
  return null;
}

/** Turns the fields in view into what is sent. */
export function savedValues(visible: readonly VisibleField[], answers: Answers): SavedValue[] {
  return visible.map(({ field }) => {
    const { values, files } = answerOf(field, answers);
    const saved = { fieldId: field.id, fieldCode: field.code };
    if (field.type === 'image') {
      const imageInfoList = files.map(({ id, url = '' }) => ({ fieldValue: url, resourceId: id }));
      return { ...saved, fieldValues: [], imageInfoList };
    }
    if (field.type === 'annex') return { ...saved, fieldValues: files.map(({ id }) => id) };
    return { ...saved, fieldValues: values.map((value) => value.trim()).filter(Boolean) };
  });
}

/** An answer of words. */
export const answerWith = (...values: readonly string[]): Answer => ({ ...noAnswer, values });
