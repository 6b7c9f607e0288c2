import type { CustomValue, SceneCode } from '@lectern/sdk/endpoints/studentInfo';
import type { SavedValue } from '@lectern/ui/DynamicForm';
import { errorData } from '../../shared/errorData.ts';

const scenes: readonly SceneCode[] = [2, 3, 4];

/** Returns the scene whose questions must be answered first, if that is why a call was refused. */
export function requiredScene(error: unknown): SceneCode | undefined {
  const questions = errorData(error, 'questions');
  return scenes.find((scene) => scene === questions);
}

/** Converts the answers of the dynamic form into the server's input. */
export function toCustomValues(values: readonly SavedValue[]): CustomValue[] {
  return values.map(({ fieldId, fieldCode, fieldValues, imageInfoList }) => ({
    fieldId,
    fieldCode,
    fieldValues,
    ...(imageInfoList !== undefined && {
      imageInfoList: imageInfoList.map(({ resourceId, fieldValue }) => ({
        resourceId,
        fileName: fieldValue.split('/').at(-1) ?? '',
      })),
    }),
  }));
}
