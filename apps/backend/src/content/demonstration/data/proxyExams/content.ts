import type { CascadeOption } from '@lectern/sdk/endpoints/studentInfo';
import type { FieldDefinition } from '../../../../modules/studentInfo/index.ts';

/** A field of a form as a person would write it down; what is left out is 0 or empty. */
export interface FieldContent extends Partial<
  Pick<
    FieldDefinition,
    'required' | 'length' | 'fieldTip' | 'associatedFlag' | 'fieldOptions' | 'dataOptions'
  >
> {
  readonly fieldCode: string;
  readonly fieldName: string;
  readonly fieldType: FieldDefinition['fieldType'];
  /** The fields that an option reveals, by their codes. */
  readonly reveals?: { readonly option: string; readonly codes: readonly string[] };
}

/** Writes a field out; what is not said is 0 or empty. */
export const fieldOf = (
  field: Partial<FieldDefinition> & Pick<FieldDefinition, 'fieldCode' | 'fieldName' | 'fieldType'>,
): Omit<FieldDefinition, 'fieldId'> => ({
  required: 0,
  length: 0,
  fieldTip: '',
  frontUpdateFlag: 0,
  fieldOptions: [],
  chooseRelList: [],
  dataOptions: [],
  samplePathUrl: '',
  stencilPathUrl: '',
  associatedFlag: 0,
  ...field,
});

/** Where an exam is held; days count from the day of seeding, below 0 they are over. */
export interface ProvinceContent {
  readonly code: string;
  readonly registration: readonly [fromDay: number, toDay: number];
  readonly examDay: number;
}

/** The seats of a place at an exam; `holders` are students by name who have one. */
export interface SeatsContent {
  readonly place: string;
  readonly capacity: number;
  readonly holders?: readonly string[];
}

/** An exam that the school registers its students for. */
export interface ProxyExamContent {
  readonly key: string;
  readonly name: string;
  /** Markdown; the page's own heading is of level 1. */
  readonly terms: string;
  /** Yuan. */
  readonly fee: number;
  /** The course that it stands behind, by its name. */
  readonly course: string;
  readonly provinces: readonly ProvinceContent[];
  readonly seats?: readonly SeatsContent[];
  readonly fields: readonly FieldContent[];
}

/** A registration of a student, by user name; `answers` are by the codes of fields. */
export interface SignContent {
  readonly username: string;
  readonly exam: string;
  readonly provinceCode: string;
  readonly state: 'returned' | 'accepted';
  readonly place?: string;
  readonly reason?: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** What a company registers its students for, and who has done so. */
export interface ProxyExamsContent {
  readonly host: string;
  readonly places: readonly { readonly name: string; readonly provinceCode: string }[];
  readonly exams: readonly ProxyExamContent[];
  readonly signs: readonly SignContent[];
  /** Students who have a course for the sake of its exam. */
  readonly gifts: readonly { readonly username: string; readonly course: string }[];
}

/** Options whose words are told with their codes. */
export const options = (words: Readonly<Record<string, string>>): FieldDefinition['fieldOptions'] =>
  Object.entries(words).map(([itemCode, content]) => ({ id: itemCode, itemCode, content }));

/** Names of a cascade from the top down; the last level is one text, divided by `、`. */
export type CascadeContent = string | { readonly [name: string]: CascadeContent };

/** Options of a cascade with the places on their way as ids: `2-1-3` is the third below the first below the second. */
export function cascade(content: CascadeContent, way = ''): CascadeOption[] {
  if (typeof content === 'string')
    return content
      .split('、')
      .map((name, index) => ({ id: `${way}${index + 1}`, content: name, children: [] }));
  return Object.entries(content).map(([name, below], index) => {
    const id = `${way}${index + 1}`;
    return { id, content: name, children: cascade(below, `${id}-`) };
  });
}
