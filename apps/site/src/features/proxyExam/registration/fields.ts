import type { Reply } from '@lectern/sdk';
import { cascadeOptions, type CascadeOptions } from '@lectern/sdk/endpoints/proxyExam';
import type { CustomField } from '@lectern/sdk/endpoints/studentInfo';
import type { CascaderNode } from '@lectern/ui/Cascader';
import type { Answer, FieldOption, FormField } from '@lectern/ui/DynamicForm';
import { request } from '../../../shared/client/client.ts';

/** Words of the options that came level by level, by field and option: the form's record does not have them. */
const told = new Map<string, string>();

function readOptions(fieldId: string, reply: Reply<CascadeOptions>): CascaderNode[] {
  return reply.flatMap((option) => {
    const value = option.id ?? '';
    if (value === '') return [];
    const label = option.content || value;
    told.set(`${fieldId}/${value}`, label);
    const children = readOptions(fieldId, option.children);
    return [{ value, label, ...(children.length > 0 && { children }) }];
  });
}

/** Fetches what is under an option of a cascade field. @throws ApiError */
export async function loadOptions(
  fieldId: string,
  parentId: string,
  signal: AbortSignal,
): Promise<CascaderNode[]> {
  return readOptions(fieldId, await request(cascadeOptions, { fieldId, parentId }, { signal }));
}

async function withFirstLevel(field: NonNullable<Reply<CustomField>>): Promise<object> {
  const hasOptions = field.dataOptions.length + field.fieldOptions.length > 0;
  if (field.fieldType !== 'cascade' || hasOptions) return field;
  try {
    return { ...field, dataOptions: await request(cascadeOptions, { fieldId: field.fieldId ?? '' }) };
  } catch {
    // The field says that there is nothing to choose; the others can be filled in.
    return field;
  }
}

/** Reads the records of a form; trees whose record tells no option get their first level. */
export function readFields(reply: Reply<CustomField[]>): Promise<readonly object[]> {
  return Promise.all(reply.map(withFirstLevel));
}

/** Names the options along a path, as far as they are known. */
function wordsOfPath({ id, options }: FormField, path: readonly string[]): string[] {
  let level: readonly FieldOption[] = options;
  return path.map((value) => {
    const option = level.find((one) => one.value === value);
    level = option?.children ?? [];
    return option?.label ?? told.get(`${id}/${value}`) ?? value;
  });
}

/** Says an answer in words, as a person reads it; files are named. Empty where there is none. */
export function wordsOfAnswer(field: FormField, { values, files }: Answer): string {
  if (files.length > 0) return files.map(({ name }) => name).join('、');
  switch (field.type) {
    case 'cascade':
      return wordsOfPath(field, values).join(' / ');
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
