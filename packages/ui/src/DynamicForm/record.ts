import { tidy } from '../pickers/format.ts';
import type { UploadedFile } from '../Uploader/index.ts';
import { extensionOf } from '../Uploader/limits.ts';
import { isOn } from '../internal/isOn.ts';
import { warnOfFallback } from '../internal/warn.ts';

/** The 11 types of fields. */
export const fieldTypes = [
  'text',
  'number',
  'date',
  'dateTime',
  'period',
  'radio',
  'checkbox',
  'select',
  'cascade',
  'annex',
  'image',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** An option of a choice, with its children in a cascade. */
export interface FieldOption {
  /** Value that is sent: the item code, or the id if there is none. */
  value: string;
  label: string;
  id: string;
  children?: readonly FieldOption[];
}

/**
 * Fields that an answer reveals. Their records are read only when they are revealed, since they may contain
 * each other.
 */
export interface Followup {
  chosenValue: string;
  chosenItemCode: string;
  records: readonly unknown[];
}

/** An answer: texts and option codes in `values`, files in `files`. */
export interface Answer {
  values: readonly string[];
  files: readonly UploadedFile[];
}

/** A field of the form, parsed from its record. */
export interface FormField {
  id: string;
  code: string;
  name: string;
  type: FieldType;
  isRequired: boolean;
  /** Maximum number of characters; `null` for no limit. */
  mostLength: number | null;
  hint: string;
  isReadOnly: boolean;
  /** The stored value. */
  initial: Answer;
  options: readonly FieldOption[];
  followups: readonly Followup[];
  /** URL of a filled-in example. */
  sampleUrl: string;
  /** URL of an empty form to fill in and upload. */
  templateUrl: string;
  /** Whether it is visible only when another answer reveals it (`associatedFlag`). */
  isFollowup: boolean;
  /** Whether the record only refers to a field of the form's own list by its id. */
  isReference: boolean;
}

export const noAnswer: Answer = { values: [], files: [] };

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'bigint'
      ? `${value}`
      : '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const firstText = (...values: unknown[]): string => values.map(textOf).find(Boolean) ?? '';

function optionsOf(list: unknown, parents: ReadonlySet<unknown> = new Set()): FieldOption[] {
  return listOf(list).flatMap((raw) => {
    if (!isRaw(raw) || parents.has(raw)) return [];
    const id = textOf(raw['id']);
    const value = firstText(raw['itemCode'], id);
    if (value === '') return [];
    const children = optionsOf(raw['children'], new Set(parents).add(raw));
    return [{ id, value, label: firstText(raw['content'], value), ...(children.length > 0 && { children }) }];
  });
}

const isOneOf = (type: string): type is FieldType => fieldTypes.some((known) => known === type);

const separators: Partial<Record<FieldType, RegExp>> = {
  checkbox: /[,，]/,
  cascade: /[,，/]/,
  period: /[~,，]/,
};

const nameOf = (path: string) => path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** Parses stored files, given as URLs or as records. */
function filesOf(list: unknown, type: FieldType): UploadedFile[] {
  return listOf(list).flatMap((raw, index) => {
    const record: Raw = isRaw(raw) ? raw : { fieldValue: raw };
    const url = firstText(record['url'], record['sourcePath'], record['fieldValue']);
    const id = firstText(record['resourceId'], record['id'], url);
    if (id === '') return [];
    const fileName = firstText(record['fileName'], record['name'], nameOf(url), `${index + 1}`);
    // A picture without an extension must still be displayed as a picture.
    const name = type === 'image' && extensionOf(fileName) === '' ? `${fileName}.jpg` : fileName;
    const size = Number(firstText(record['sourceSize'], record['size']));
    return [{ id, name, ...(url && { url }), ...(size > 0 && { size }) }];
  });
}

function initialOf(raw: Raw, type: FieldType, options: readonly FieldOption[]): Answer {
  if (type === 'annex' || type === 'image') {
    const shown = filesOf(raw['fileImageValues'], type);
    return { values: [], files: shown.length > 0 ? shown : filesOf(raw['dataValues'], type) };
  }
  const saved = listOf(raw['dataValues']).flatMap((entry) =>
    isRaw(entry) ? textOf(entry['fieldValue']) : [],
  );
  const single = raw['value'];
  const rawValues = saved.some(Boolean)
    ? saved
    : Array.isArray(single)
      ? single.map(textOf)
      : [textOf(single)];
  const separator = separators[type];
  const parts = rawValues.flatMap((part) =>
    separator ? part.split(separator).map((piece) => piece.trim()) : part,
  );
  const values = parts.filter(Boolean);
  // Older records write dates as 2021/3/1 or omit the seconds.
  if (type === 'date' || type === 'dateTime')
    return { values: values.map((value) => tidy(type, value)), files: [] };
  if (type === 'period') return { values: values.map((value) => tidy('date', value)), files: [] };
  if (type !== 'radio' && type !== 'select' && type !== 'checkbox') return { values, files: [] };
  // A stored value may name an option by its code, id or label.
  const codes = values.flatMap((value) => {
    const option = options.find((one) => one.value === value || one.id === value || one.label === value);
    return option ? option.value : [];
  });
  return { values: [...new Set(codes)], files: [] };
}

const read = new WeakMap<object, FormField>();

/**
 * Parses a field record with any missing or mistyped properties; `null` if it has no id. An unknown type
 * becomes text, so that it can still be answered.
 */
export function readField(raw: unknown): FormField | null {
  if (!isRaw(raw)) return null;
  const known = read.get(raw);
  if (known) return known;
  const id = textOf(raw['fieldId']);
  const typeName = textOf(raw['fieldType']);
  const type = isOneOf(typeName) ? typeName : 'text';
  if (process.env.NODE_ENV !== 'production') {
    if (id === '')
      warnOfFallback(`fieldId of "${textOf(raw['fieldName'])}"`, raw['fieldId'], 'the field is left out');
    else if (!isOneOf(typeName))
      warnOfFallback(`fieldType of ${id}`, raw['fieldType'], 'it is asked for as text');
  }
  if (id === '') return null;
  const own = optionsOf(raw['fieldOptions']);
  const options = own.length > 0 ? own : optionsOf(raw['dataOptions']);
  const length = Number(raw['length']);
  const field: FormField = {
    id,
    code: textOf(raw['fieldCode']),
    name: firstText(raw['fieldName'], id),
    type,
    isRequired: isOn(raw['required']),
    mostLength: Number.isFinite(length) && length > 0 ? Math.floor(length) : null,
    hint: textOf(raw['fieldTip']),
    isReadOnly: isOn(raw['frontUpdateFlag']),
    initial: initialOf(raw, type, options),
    options,
    followups: listOf(raw['chooseRelList']).flatMap((entry) =>
      isRaw(entry)
        ? {
            chosenValue: textOf(entry['chooseFieldValue']),
            chosenItemCode: textOf(entry['chooseFieldItemCode']),
            records: Array.isArray(entry['showFieldInfo'])
              ? entry['showFieldInfo']
              : [entry['showFieldInfo']],
          }
        : [],
    ),
    sampleUrl: textOf(raw['samplePathUrl']),
    templateUrl: textOf(raw['stencilPathUrl']),
    isFollowup: isOn(raw['associatedFlag']),
    isReference: typeName === '' && textOf(raw['fieldName']) === '',
  };
  read.set(raw, field);
  return field;
}
