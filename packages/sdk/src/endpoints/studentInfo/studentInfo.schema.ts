export * from './customField.schema.ts';
export * from './student.schema.ts';
