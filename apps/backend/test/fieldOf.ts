import type { FieldDefinition } from '../src/modules/studentInfo/index.ts';

/** Makes a form field with defaults of 0 or empty text. */
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
