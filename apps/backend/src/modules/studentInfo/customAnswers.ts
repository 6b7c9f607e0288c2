import type { CascadeOption, CustomField, FieldOption } from '@lectern/sdk/endpoints/studentInfo';

/** A field as a school defines it, without an answer. */
export type FieldDefinition = Omit<CustomField, 'value' | 'dataValues' | 'fileImageValues'>;

/** Error messages. */
const REQUIRED = '必填项，请输入相关信息';
const ONLY_DIGITS = '只能输入数字';
const tooLong = (length: number): string => `输入长度不超过${length}`;
const NO_CHOICE = '请从选项中选择';
const NO_DATE = '请选择正确的日期';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2101-01-01';

/** Tells whether a text identifies an option: by its code, its id or its label. */
const isOption = ({ id, itemCode, content }: FieldOption, word: string): boolean =>
  word !== '' && [itemCode, id, content].includes(word);

/**
 * Returns which fields are visible: those without a condition, and those that an answer reveals. Visits each
 * field once, since fields may reveal each other in a cycle.
 */
export function revealedFields(
  fields: readonly FieldDefinition[],
  valuesOf: (fieldId: string) => readonly string[],
): ReadonlySet<string> {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const shown = new Set<string>();
  const waiting = fields.filter(({ associatedFlag }) => associatedFlag === 0).map(({ fieldId }) => fieldId);
  for (let fieldId = waiting.shift(); fieldId !== undefined; fieldId = waiting.shift()) {
    const field = byId.get(fieldId);
    if (field === undefined || shown.has(fieldId)) continue;
    shown.add(fieldId);
    const values = valuesOf(fieldId);
    const chosen = field.fieldOptions.filter((option) => values.some((value) => isOption(option, value)));
    for (const { chooseFieldValue, chooseFieldItemCode, showFieldInfo } of field.chooseRelList) {
      const isMet = chosen.some((option) =>
        [chooseFieldValue, chooseFieldItemCode].some((requested) => isOption(option, requested)),
      );
      if (isMet) waiting.push(...showFieldInfo.map((next) => next.fieldId));
    }
  }
  return shown;
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(day) &&
    day >= FIRST_DAY &&
    day <= LAST_DAY
  );
}

const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^.{10}( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.test(text);

function isPath(options: readonly CascadeOption[], path: readonly string[]): boolean {
  const [id, ...rest] = path;
  if (id === undefined) return true;
  const found = options.find((option) => option.id === id);
  return found !== undefined && isPath(found.children, rest);
}

/** Returns the error message for an answer; undefined where it is valid. */
export function answerProblem(field: FieldDefinition, values: readonly string[]): string | undefined {
  const filledValues = values.filter((value) => value.trim() !== '');
  if (filledValues.length === 0) return field.required === 1 ? REQUIRED : undefined;
  const isChoice = (value: string) => field.fieldOptions.some((option) => isOption(option, value));
  switch (field.fieldType) {
    case 'number':
      if (!filledValues.every((value) => /^\d+$/.test(value))) return ONLY_DIGITS;
      return lengthProblem(field, filledValues);
    case 'text':
      return lengthProblem(field, filledValues);
    case 'date':
      return filledValues.length === 1 && filledValues.every(isDay) ? undefined : NO_DATE;
    case 'dateTime':
      return filledValues.length === 1 && filledValues.every(isMoment) ? undefined : NO_DATE;
    case 'period':
      return filledValues.length === 2 &&
        filledValues.every(isDay) &&
        (filledValues[0] ?? '') <= (filledValues[1] ?? '')
        ? undefined
        : NO_DATE;
    case 'radio':
    case 'select':
      return filledValues.length === 1 && filledValues.every(isChoice) ? undefined : NO_CHOICE;
    case 'checkbox':
      return filledValues.every(isChoice) ? undefined : NO_CHOICE;
    case 'cascade':
      return isPath(field.dataOptions, filledValues) ? undefined : NO_CHOICE;
    case 'annex':
    case 'image':
      return undefined;
  }
}

function lengthProblem({ length }: FieldDefinition, values: readonly string[]): string | undefined {
  const isLonger = length > 0 && values.some((value) => Array.from(value).length > length);
  return isLonger ? tooLong(length) : undefined;
}
