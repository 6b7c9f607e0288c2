import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** Kinds of fields that a school may make for itself. */
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

/** One choice of a field. */
export const FieldOption = Type.Object({ id: Id, content: Type.String(), itemCode: Type.String() });
export type FieldOption = Static<typeof FieldOption>;

/** What was answered once: a text, and the file it stands for. */
export const FieldValue = Type.Object({ fieldValue: Type.String(), resourceId: Nullable(Id) });
export type FieldValue = Static<typeof FieldValue>;

/** A stored picture or attachment of a field. */
export const FieldImage = Type.Object({
  resourceId: Id,
  fileName: Type.String(),
  url: Type.String(),
  /** Bytes: a file of the same name and size is not added twice. */
  sourceSize: Type.Integer(),
});
export type FieldImage = Static<typeof FieldImage>;

/** Names a field that an answer reveals; all fields stand in the one list, so that a circle does no harm. */
export const FieldRelation = Type.Object({
  chooseFieldValue: Type.String(),
  chooseFieldItemCode: Type.String(),
  /** Ids of the fields that show with this answer. */
  showFieldInfo: Type.Array(Type.Object({ fieldId: Id })),
});
export type FieldRelation = Static<typeof FieldRelation>;

/** A branch of a cascade's choices. */
export const CascadeOption = Type.Cyclic(
  {
    Option: Type.Object({ id: Id, content: Type.String(), children: Type.Array(Type.Ref('Option')) }),
  },
  'Option',
);
export type CascadeOption = Static<typeof CascadeOption>;

/** A field that a school made for itself, with the student's answer. */
export const CustomField = Type.Object({
  fieldId: Id,
  /** `sex`, `identity_type_code` and `education_code` are the platform's own; others are the school's. */
  fieldCode: Type.String(),
  fieldName: Type.String(),
  fieldType: FieldType,
  required: Flag,
  /** Most characters of a text; 0 for no limit. */
  length: Type.Integer(),
  fieldTip: Type.String(),
  /** 1 is read-only for the student. */
  frontUpdateFlag: Flag,
  value: Type.String(),
  fieldOptions: Type.Array(FieldOption),
  chooseRelList: Type.Array(FieldRelation),
  dataOptions: Type.Array(CascadeOption),
  dataValues: Type.Array(FieldValue),
  fileImageValues: Type.Array(FieldImage),
  /** A filled-in example; empty where there is none. */
  samplePathUrl: Type.String(),
  /** An empty form to fill in; empty where there is none. */
  stencilPathUrl: Type.String(),
  /** 1 shows only when another answer reveals it. */
  associatedFlag: Flag,
});
export type CustomField = Static<typeof CustomField>;

/** The school that asks. */
export const CustomFieldsIn = Input({ schoolId: Type.Optional(Id) });
export type CustomFieldsIn = Static<typeof CustomFieldsIn>;

/** The fields in their order. */
export const CustomFieldList = Type.Array(CustomField);
export type CustomFieldList = Static<typeof CustomFieldList>;

/** A student group with the groups below it, up to 5 levels. */
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

/** What a student is about to do when information is missing: 2 buy, 3 study, 4 take an exam. */
export const SceneCode = Type.Enum([2, 3, 4]);
export type SceneCode = Static<typeof SceneCode>;

/** The moment to ask at; without one, all fields come. */
export const CustomInfoIn = Input({ sceneCode: Type.Optional(SceneCode) });
export type CustomInfoIn = Static<typeof CustomInfoIn>;

/** All that the complete-information dialog shows. */
export const CustomInfo = Type.Object({
  customObj: Type.Object({
    data: Type.Array(CustomField),
    studentGroup: Type.Array(StudentGroup),
    /** The organisations to choose from. */
    ccpos: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    proxyId: Nullable(Id),
    /** The chosen groups from the top down. */
    studentGroupValue: Type.Array(Id),
  }),
});
export type CustomInfo = Static<typeof CustomInfo>;

/** An answer to save. */
export const CustomValue = Input({
  fieldId: Id,
  fieldCode: Type.String({ maxLength: 64 }),
  fieldValues: Type.Array(Type.String({ maxLength: 4000 }), { maxItems: 100 }),
  /** The pictures of an image field. */
  imageInfoList: Type.Optional(
    Type.Array(Input({ resourceId: Id, fileName: Type.String({ maxLength: 255 }) }), { maxItems: 20 }),
  ),
});
export type CustomValue = Static<typeof CustomValue>;

/**
 * Saves answers; the list is the whole body. With a scene the answers are those of its dialog, where every
 * field must be answered.
 */
export const SaveCustomValuesIn = Input({
  sceneCode: Type.Optional(SceneCode),
  userId: Id,
  companyId: Id,
  schoolId: Id,
  values: Type.Array(CustomValue, { maxItems: 200 }),
});
export type SaveCustomValuesIn = Static<typeof SaveCustomValuesIn>;
