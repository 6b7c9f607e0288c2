import { isApiError } from '@lectern/sdk';
import type { CustomValue, SceneCode } from '@lectern/sdk/endpoints/studentInfo';
import type { SavedValue } from '@lectern/ui/DynamicForm';

const scenes: readonly SceneCode[] = [2, 3, 4];

/** The scene whose questions come first, where that is why a call was refused. */
export function sceneAsked(error: unknown): SceneCode | undefined {
  if (!isApiError(error, 'business')) return undefined;
  const asked: unknown = Reflect.get(Object(error.data), 'questions');
  return scenes.find((scene) => scene === asked);
}

/** Writes the answers of the dynamic form as they are saved. */
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
