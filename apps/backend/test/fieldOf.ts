import type { FieldDefinition } from '../src/modules/studentInfo/index.ts';

/** Writes a field of a form out; what is not said is 0 or empty. */
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
