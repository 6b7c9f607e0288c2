import type { CustomValue } from '@lectern/sdk/endpoints/studentInfo';
import { extensionOf, MAX_FILE_BYTES, type RecordedFile } from '../upload/index.ts';
import type { FieldDefinition } from './customAnswers.ts';

/** Allowed extensions of attachments. */
const ATTACHMENTS: readonly string[] = ['doc', 'pdf', 'docx', 'xlsx', 'ppt', 'pptx', 'rar', 'zip'];
const PICTURES: readonly string[] = ['image/jpeg', 'image/png'];

/** Tells whether a field is answered with files. */
export const isFileField = ({ fieldType }: Pick<FieldDefinition, 'fieldType'>): boolean =>
  fieldType === 'annex' || fieldType === 'image';

/**
 * Returns the ids of an answer's files: on the wire, pictures have a list of their own, attachments are among
 * the values.
 */
export function fileIdsOf(
  { fieldType }: Pick<FieldDefinition, 'fieldType'>,
  { fieldValues, imageInfoList }: Pick<CustomValue, 'fieldValues' | 'imageInfoList'>,
): readonly string[] {
  if (fieldType === 'image') return (imageInfoList ?? []).map(({ resourceId }) => resourceId);
  return fieldType === 'annex' ? fieldValues : [];
}

/** Returns the error message for the files of an answer; undefined where all are valid. */
export function fileProblem(
  { fieldType }: Pick<FieldDefinition, 'fieldType'>,
  ids: readonly string[],
  files: readonly RecordedFile[],
): string | undefined {
  if (!ids.every((id) => files.some((file) => file.id === id))) return '没有找到上传的文件，请重新上传';
  if (fieldType === 'image') {
    if (!files.every(({ contentType }) => PICTURES.includes(contentType))) return '图片只能上传JPG/PNG格式';
    return files.some(({ size }) => size >= MAX_FILE_BYTES) ? '图片大小不能超过5MB!' : undefined;
  }
  if (!files.every(({ key }) => ATTACHMENTS.includes(extensionOf(key))))
    return '只能上传 doc、pdf、docx、xlsx、ppt、pptx、rar、zip 格式';
  const isTooLarge = files.some(({ size }) => size > MAX_FILE_BYTES);
  return isTooLarge ? '上传的文件过大，请控制在5M以下重新上传' : undefined;
}
