import type { Reply } from '@lectern/sdk';
import { cascadeOptions, type CascadeOptions } from '@lectern/sdk/endpoints/proxyExam';
import type { CustomField } from '@lectern/sdk/endpoints/studentInfo';
import type { CascaderNode } from '@lectern/ui/Cascader';
import type { Answer, FieldOption, FormField } from '@lectern/ui/DynamicForm';
import { request } from '../../../shared/client/client.ts';

/** Labels of options loaded level by level, by field and option; the form's record does not contain them. */
const loadedLabels = new Map<string, string>();

function readOptions(fieldId: string, reply: Reply<CascadeOptions>): CascaderNode[] {
  return reply.flatMap((option) => {
    const value = option.id ?? '';
    if (value === '') return [];
    const label = option.content || value;
    loadedLabels.set(`${fieldId}/${value}`, label);
    const children = readOptions(fieldId, option.children);
    return [{ value, label, ...(children.length > 0 && { children }) }];
  });
}

/**
 * Loads the children of an option of a cascade field.
 * @throws ApiError
 */
export async function loadOptions(
  fieldId: string,
  parentId: string,
  signal: AbortSignal,
): Promise<CascaderNode[]> {
  return readOptions(fieldId, await request(cascadeOptions, { fieldId, parentId }, { signal }));
}

async function withFirstLevel(field: Reply<CustomField>): Promise<object> {
  const hasOptions = field.dataOptions.length + field.fieldOptions.length > 0;
  if (field.fieldType !== 'cascade' || hasOptions) return field;
  try {
    return { ...field, dataOptions: await request(cascadeOptions, { fieldId: field.fieldId ?? '' }) };
  } catch {
    // The field itself says that it has no options; the others can still be filled in.
    return field;
  }
}

/** Reads the records of a form; for cascade fields without options in the record, the first level is loaded. */
export function readFields(reply: Reply<CustomField[]>): Promise<readonly object[]> {
  return Promise.all(reply.map(withFirstLevel));
}

/** Returns the labels of the options along a path, as far as they are known. */
function labelsOfPath({ id, options }: FormField, path: readonly string[]): string[] {
  let level: readonly FieldOption[] = options;
  return path.map((value) => {
    const option = level.find((one) => one.value === value);
    level = option?.children ?? [];
    return option?.label ?? loadedLabels.get(`${id}/${value}`) ?? value;
  });
}

/** Returns an answer as readable text, with files by name; empty without an answer. */
export function answerText(field: FormField, { values, files }: Answer): string {
  if (files.length > 0) return files.map(({ name }) => name).join('、');
  switch (field.type) {
    case 'cascade':
      return labelsOfPath(field, values).join(' / ');
    case 'period':
      return values.join(' ~ ');
    case 'radio':
    case 'select':
    case 'checkbox':
      return values
        .map((value) => field.options.find((option) => option.value === value)?.label ?? value)
        .join('、');
    default:
      return values.join(' ');
  }
}
