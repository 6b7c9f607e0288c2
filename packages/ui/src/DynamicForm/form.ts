import { boundsOf, read, type PickerKind } from '../pickers/format.ts';
import { warnOfFallback } from '../internal/warn.ts';
import { noAnswer, readField, type Answer, type FormField } from './record.ts';

/** Answers by field id; a field without an entry has its stored value. */
export type Answers = ReadonlyMap<string, Answer>;

/** A visible field, and its depth below the answers that revealed it. */
export interface VisibleField {
  field: FormField;
  depth: number;
}

/** Reason why an answer is invalid; the messages are in the texts. */
export type FieldProblem =
  | { kind: 'required' | 'notNumber' | 'notDate' | 'dateOutOfRange' | 'periodReversed' | 'uploading' }
  | { kind: 'tooLong'; most: number };

/** Value of a field as it is sent to the server. */
export interface SavedValue {
  /** Id of the field's record. */
  fieldId: string;
  /** Code of the field's record. */
  fieldCode: string;
  /** Texts and option codes; file ids for attachments; empty for images. */
  fieldValues: string[];
  /** Uploaded images; only for image fields. */
  imageInfoList?: { fieldValue: string; resourceId: string }[];
}

export const answerOf = (field: FormField, answers: Answers): Answer =>
  answers.get(field.id) ?? field.initial;

/** Returns the records that a field's answer reveals. */
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
 * Lists the visible fields: those of the form, each followed by the fields that its answer reveals. A follow-up
 * field is defined either inside the answer that reveals it, or in the form's own list, where `associatedFlag`
 * hides it and answers refer to it by id. A field is listed once, however many answers reveal it, so records
 * that contain each other cause no endless loop.
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

/**
 * Sets an answer and removes the answers of the fields that it hides; if shown again these start from their
 * stored values.
 */
export function withAnswer(records: unknown, answers: Answers, id: string, answer: Answer): Answers {
  const next = new Map(answers).set(id, answer);
  const inView = new Set(visibleFields(records, next).map(({ field }) => field.id));
  return new Map([...next].filter(([key]) => inView.has(key)));
}

/** Checks a date strictly; valid dates are from 1900-01-01 to 2101-01-01. */
function dateProblem(kind: PickerKind, value: string): FieldProblem | null {
  const parsed = read(kind, value);
  if ('problem' in parsed) return { kind: 'notDate' };
  const [first, last] = boundsOf(kind, undefined, undefined);
  return parsed.moment < first || parsed.moment > last ? { kind: 'dateOutOfRange' } : null;
}

function textProblem({ type, mostLength }: FormField, text: string): FieldProblem | null {
  if (type === 'number' && !/^\d+$/.test(text)) return { kind: 'notNumber' };
  const isTooLong = mostLength !== null && Array.from(text).length > mostLength;
  return isTooLong ? { kind: 'tooLong', most: mostLength } : null;
}

function periodProblem(from: string, to: string): FieldProblem | null {
  if (to === '') return { kind: 'required' };
  const outside = dateProblem('date', from) ?? dateProblem('date', to);
  return outside ?? (to < from ? { kind: 'periodReversed' } : null);
}

/** Validates one answer against its field; read-only fields are always valid. */
export function problemOf(field: FormField, answer: Answer, isRequired: boolean): FieldProblem | null {
  if (field.isReadOnly) return null;
  const values = answer.values.map((value) => value.trim()).filter(Boolean);
  const [first = '', second = ''] = values;
  if (values.length + answer.files.length === 0) return isRequired ? { kind: 'required' } : null;
  switch (field.type) {
    case 'text':
    case 'number':
      return textProblem(field, first);
    case 'date':
    case 'dateTime':
      return dateProblem(field.type, first);
    case 'period':
      return periodProblem(first, second);
    default:
      return null;
  }
}

/** Returns the values of the visible fields in the format sent to the server. */
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

/** Creates an answer of text values. */
export const answerWith = (...values: readonly string[]): Answer => ({ ...noAnswer, values });
