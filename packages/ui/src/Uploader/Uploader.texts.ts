import { inBoth } from '../locale/index.ts';
import { categoryOf, extensionOf, formatBytes, type UploadLimits } from './limits.ts';
import type { FileFacts, UploadProblem } from './queue.ts';

type RefusedFile = Pick<FileFacts, 'name' | 'size'>;

/** Messages of refusals and failures; `file` and `limits` fill in the details. */
export type ProblemMessages = Record<
  UploadProblem['code'],
  (file: RefusedFile, limits: UploadLimits) => string
>;

const isImage = ({ name }: { name: string }) => categoryOf(name) === 'image';

export const texts = inBoth({
  choose: ['选择文件', 'Choose files'],
  orDrop: ['，或者拖到这里、粘贴进来', ', drop them here or paste them'],
  drop: ['松开就开始上传', 'Drop to upload'],
  limits: ({ types, maxBytes }: UploadLimits) => [
    `支持 ${types.join('、')}，单个不超过 ${formatBytes(maxBytes)}`,
    `${types.join(', ')}; up to ${formatBytes(maxBytes)} each`,
  ],
  replace: ['更换文件', 'Replace file'],
  nothing: ['还没有文件', 'No files yet'],
  files: ['文件', 'Files'],
  pause: (name: string) => [`暂停上传 ${name}`, `Pause ${name}`],
  resume: (name: string) => [`继续上传 ${name}`, `Resume ${name}`],
  retry: (name: string) => [`重新上传 ${name}`, `Upload ${name} again`],
  remove: (name: string) => [`移除 ${name}`, `Remove ${name}`],
  preview: (name: string) => [`查看 ${name}`, `Preview ${name}`],
  progress: (name: string) => [`${name} 的上传进度`, `Uploading ${name}`],
  status: {
    waiting: ['等待上传', 'Waiting'],
    reading: ['正在准备', 'Preparing'],
    starting: ['正在准备', 'Preparing'],
    sending: ['正在上传', 'Uploading'],
    finishing: ['即将完成', 'Almost done'],
    paused: ['已暂停', 'Paused'],
    done: ['上传完成', 'Uploaded'],
  },
  done: (name: string) => [`${name} 上传完成`, `${name} has been uploaded`],
  problems: {
    [-600]: (file: RefusedFile, { maxBytes }: UploadLimits) => [
      `${isImage(file) ? '图片' : '文件'}大小不能超过${formatBytes(maxBytes)}`,
      `${isImage(file) ? 'image' : 'file'} cannot be larger than ${formatBytes(maxBytes)}`,
    ],
    [-601]: ({ name }: RefusedFile, { types }: UploadLimits) => [
      types.includes(extensionOf(name)) ? '上传失败!' : `上传失败! 可以上传的格式：${types.join('、')}`,
      types.includes(extensionOf(name)) ? 'upload failed!' : `upload failed! Allowed are ${types.join(', ')}`,
    ],
    [-602]: () => ['文件重复上传', 'file upload duplicated'],
    empty: () => ['这个文件是空的，请换一个', 'This file is empty. Please choose another'],
    invalid: () => ['上传失败，请重新上传', 'upload failed, please re-upload'],
    space: () => ['空间不足，无法上传', 'No storage left. Cannot upload'],
    count: (_: RefusedFile, { maxFiles = 0 }: UploadLimits) => [
      `最多上传 ${maxFiles} 个文件`,
      `At most ${maxFiles} files`,
    ],
    broken: () => [
      '上传中断，已传的部分保留着，可以继续',
      'The upload was interrupted. Progress is kept. You can resume at any time',
    ],
  },
});
