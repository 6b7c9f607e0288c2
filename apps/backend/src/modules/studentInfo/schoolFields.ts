import type { SceneCode } from '@lectern/sdk/endpoints/studentInfo';
import { type Static, Type } from 'typebox';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { strictCheck } from '../../platform/schema/strict.ts';
import { configOf, type RequestSchool, SchoolConfig } from '../../platform/company/index.ts';
import type { FieldDefinition } from './customAnswers.ts';

const FieldSettings = Type.Pick(SchoolConfig, ['studentFields', 'sceneFields']);
const inspect = strictCheck(FieldSettings);

const isFieldSettings = (value: unknown): value is Static<typeof FieldSettings> =>
  inspect(value) === undefined;

/** The scenes by their code. */
const SCENES = { 2: 'purchase', 3: 'study', 4: 'exam' } as const satisfies Record<SceneCode, string>;

/** Returns the school's own fields for its students. */
export const fieldsOf = (requestSchool: RequestSchool): readonly FieldDefinition[] =>
  configOf(requestSchool).studentFields ?? [];

/** Makes a field required, as in the dialog, unless only the school may change it. */
const demanded = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  required: field.frontUpdateFlag === 1 ? 0 : 1,
});

/**
 * Returns the fields that a company asks at a scene, or at any scene. Only the company's settings count, not
 * those of a branch school, since students choose the school and would choose the one with the fewest
 * questions.
 * @throws {TypeError} naming an invalid setting.
 */
export function sceneFieldsOf({ config }: Company, scene?: SceneCode): readonly FieldDefinition[] {
  const requestedFields = Object.fromEntries(
    Object.keys(FieldSettings.properties).flatMap((key) =>
      Object.hasOwn(config, key) ? [[key, config[key]]] : [],
    ),
  );
  if (!isFieldSettings(requestedFields))
    throw new TypeError(`"${inspect(requestedFields)?.path ?? ''}" of the company's settings is not valid`);
  const { studentFields = [], sceneFields = {} } = requestedFields;
  const fieldIds = scene === undefined ? undefined : (sceneFields[SCENES[scene]] ?? []);
  return studentFields.filter(({ fieldId }) => fieldIds?.includes(fieldId) ?? true).map(demanded);
}
