import type { Texts } from '../locale/index.ts';
import { categoryOf, extensionOf, formatBytes, type UploadLimits } from './limits.ts';
import type { FileFacts, UploadProblem } from './queue.ts';

/** Messages of refusals and failures; `file` and `limits` fill in the details. */
export type ProblemMessages = Record<
  UploadProblem['code'],
  (file: Pick<FileFacts, 'name' | 'size'>, limits: UploadLimits) => string
>;

interface UploaderTexts {
  choose: string;
  orDrop: string;
  drop: string;
  limits: (limits: UploadLimits) => string;
  replace: string;
  nothing: string;
  files: string;
  pause: (name: string) => string;
  resume: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  preview: (name: string) => string;
  progress: (name: string) => string;
  status: Record<'waiting' | 'reading' | 'starting' | 'sending' | 'finishing' | 'paused' | 'done', string>;
  done: (name: string) => string;
  problems: ProblemMessages;
}

const isImage = ({ name }: { name: string }) => categoryOf(name) === 'image';

export const texts: Texts<UploaderTexts> = {
  zh: {
    choose: '选择文件',
    orDrop: '，或者拖到这里、粘贴进来',
    drop: '松开就开始上传',
    limits: ({ types, maxBytes }) => `支持 ${types.join('、')}，单个不超过 ${formatBytes(maxBytes)}`,
    replace: '更换文件',
    nothing: '还没有文件',
    files: '文件',
    pause: (name) => `暂停上传 ${name}`,
    resume: (name) => `继续上传 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    remove: (name) => `移除 ${name}`,
    preview: (name) => `查看 ${name}`,
    progress: (name) => `${name} 的上传进度`,
    status: {
      waiting: '等待上传',
      reading: '正在准备',
      starting: '正在准备',
      sending: '正在上传',
      finishing: '即将完成',
      paused: '已暂停',
      done: '上传完成',
    },
    done: (name) => `${name} 上传完成`,
    problems: {
      [-600]: (file, { maxBytes }) =>
        `${isImage(file) ? '图片' : '文件'}大小不能超过${formatBytes(maxBytes)}`,
      [-601]: ({ name }, { types }) =>
        types.includes(extensionOf(name)) ? '上传失败!' : `上传失败! 可以上传的格式：${types.join('、')}`,
      [-602]: () => '文件重复上传',
      empty: () => '这个文件是空的，请换一个',
      invalid: () => '上传失败，请重新上传',
      space: () => '空间不足，无法上传',
      count: (_, { maxFiles = 0 }) => `最多上传 ${maxFiles} 个文件`,
      broken: () => '上传中断，已传的部分保留着，可以继续',
    },
  },
  en: {
    choose: 'Choose files',
    orDrop: ', drop them here or paste them',
    drop: 'Drop to upload',
    limits: ({ types, maxBytes }) => `${types.join(', ')}; up to ${formatBytes(maxBytes)} each`,
    replace: 'Replace file',
    nothing: 'No files yet',
    files: 'Files',
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Resume ${name}`,
    retry: (name) => `Upload ${name} again`,
    remove: (name) => `Remove ${name}`,
    preview: (name) => `Preview ${name}`,
    progress: (name) => `Uploading ${name}`,
    status: {
      waiting: 'Waiting',
      reading: 'Preparing',
      starting: 'Preparing',
      sending: 'Uploading',
      finishing: 'Almost done',
      paused: 'Paused',
      done: 'Uploaded',
    },
    done: (name) => `${name} has been uploaded`,
    problems: {
      [-600]: (file, { maxBytes }) =>
        `${isImage(file) ? 'image' : 'file'} cannot be larger than ${formatBytes(maxBytes)}`,
      [-601]: ({ name }, { types }) =>
        types.includes(extensionOf(name))
          ? 'upload failed!'
          : `upload failed! Allowed are ${types.join(', ')}`,
      [-602]: () => 'file upload duplicated',
      empty: () => 'This file is empty. Please choose another',
      invalid: () => 'upload failed, please re-upload',
      space: () => 'No storage left. Cannot upload',
      count: (_, { maxFiles = 0 }) => `At most ${maxFiles} files`,
      broken: () => 'The upload was interrupted. Progress is kept. You can resume at any time',
    },
  },
};
