import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** Type of a school's own field. */
export const FieldType = Type.Enum([
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
]);
export type FieldType = Static<typeof FieldType>;

/** An option of a field. */
export const FieldOption = Type.Object({ id: Id, content: Type.String(), itemCode: Type.String() });
export type FieldOption = Static<typeof FieldOption>;

/** An earlier answer: a text, and the file that belongs to it. */
export const FieldValue = Type.Object({ fieldValue: Type.String(), resourceId: Nullable(Id) });
export type FieldValue = Static<typeof FieldValue>;

/** A stored picture or attachment of a field. */
export const FieldImage = Type.Object({
  resourceId: Id,
  fileName: Type.String(),
  url: Type.String(),
  /** Size in bytes; a file with the same name and size is not added twice. */
  sourceSize: Type.Integer(),
});
export type FieldImage = Static<typeof FieldImage>;

/** An answer, and the fields that it reveals. All fields are in one list, so cyclic references are harmless. */
export const FieldRelation = Type.Object({
  chooseFieldValue: Type.String(),
  chooseFieldItemCode: Type.String(),
  /** Ids of the fields shown for this answer. */
  showFieldInfo: Type.Array(Type.Object({ fieldId: Id })),
});
export type FieldRelation = Static<typeof FieldRelation>;

/** An option of a cascade field, with its sub-options. */
export const CascadeOption = Type.Cyclic(
  { Option: Type.Object({ id: Id, content: Type.String(), children: Type.Array(Type.Ref('Option')) }) },
  'Option',
);
export type CascadeOption = Static<typeof CascadeOption>;

/** A field defined by the school, with the student's answer. */
export const CustomField = Type.Object({
  fieldId: Id,
  /**
   * Code of the field; `sex`, `identity_type_code` and `education_code` are the platform's, others are the
   * school's.
   */
  fieldCode: Type.String(),
  fieldName: Type.String(),
  fieldType: FieldType,
  required: Flag,
  /** Maximum number of characters of a text; 0 for no limit. */
  length: Type.Integer(),
  fieldTip: Type.String(),
  /** 1 where the student cannot change the field. */
  frontUpdateFlag: Flag,
  value: Type.String(),
  fieldOptions: Type.Array(FieldOption),
  chooseRelList: Type.Array(FieldRelation),
  dataOptions: Type.Array(CascadeOption),
  dataValues: Type.Array(FieldValue),
  fileImageValues: Type.Array(FieldImage),
  /** Address of a completed example; empty where there is none. */
  samplePathUrl: Type.String(),
  /** Address of an empty form to fill in; empty where there is none. */
  stencilPathUrl: Type.String(),
  /** 1 where the field is shown only when another answer reveals it. */
  associatedFlag: Flag,
});
export type CustomField = Static<typeof CustomField>;

/** The school whose fields are requested. */
export const CustomFieldsIn = Input({ schoolId: Type.Optional(Id) });
export type CustomFieldsIn = Static<typeof CustomFieldsIn>;

/** Fields in display order. */
export const CustomFieldList = Type.Array(CustomField);
export type CustomFieldList = Static<typeof CustomFieldList>;

/** A student group with its subgroups, up to 5 levels. */
export const StudentGroup = Type.Cyclic(
  {
    Group: Type.Object({
      id: Id,
      groupName: Type.String(),
      studentGroupRespList: Type.Array(Type.Ref('Group')),
    }),
  },
  'Group',
);
export type StudentGroup = Static<typeof StudentGroup>;

/** Action that requires the information: 2 buying, 3 studying, 4 taking an exam. */
export const SceneCode = Type.Enum([2, 3, 4]);
export type SceneCode = Static<typeof SceneCode>;

/** Action to ask for; without one, all fields are returned. */
export const CustomInfoIn = Input({ sceneCode: Type.Optional(SceneCode) });
export type CustomInfoIn = Static<typeof CustomInfoIn>;

/** All data of the complete-information dialog. */
export const CustomInfo = Type.Object({
  customObj: Type.Object({
    data: Type.Array(CustomField),
    studentGroup: Type.Array(StudentGroup),
    /** Organisations to choose from. */
    ccpos: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    proxyId: Nullable(Id),
    /** Ids of the chosen groups, from the top level down. */
    studentGroupValue: Type.Array(Id),
  }),
});
export type CustomInfo = Static<typeof CustomInfo>;

/** An answer to save. */
export const CustomValue = Input({
  fieldId: Id,
  fieldCode: Type.String({ maxLength: 64 }),
  fieldValues: Type.Array(Type.String({ maxLength: 4000 }), { maxItems: 100 }),
  /** Pictures of an image field. */
  imageInfoList: Type.Optional(
    Type.Array(Input({ resourceId: Id, fileName: Type.String({ maxLength: 255 }) }), { maxItems: 20 }),
  ),
});
export type CustomValue = Static<typeof CustomValue>;

/**
 * Answers to save; the list is the whole body. With a scene, they are those of its dialog, and every field must
 * be answered.
 */
export const SaveCustomValuesIn = Input({
  sceneCode: Type.Optional(SceneCode),
  userId: Id,
  companyId: Id,
  schoolId: Id,
  values: Type.Array(CustomValue, { maxItems: 200 }),
});
export type SaveCustomValuesIn = Static<typeof SaveCustomValuesIn>;
