import { inBoth } from '@lectern/ui/locale';

/** Texts of marked files. */
export const markedTexts = inBoth({
  title: ['批改稿', 'Marked files'],
  markedTab: ['批改后', 'Marked'],
  ownTab: ['我交的', 'Yours'],
  choose: (file: string) => [`${file}：批改后或我交的`, `${file}: marked or yours`],
  marked: (file: string) => [`批改后的 ${file}`, `${file}, marked`],
  ownFile: (file: string) => [`我交的 ${file}`, `${file}, yours`],
  enlarge: ['在新窗口看大图', 'View full size in a new window'],
  pictureFailed: [
    '图片没有显示出来，可以打开或下载',
    'The picture could not be displayed. Open or download it',
  ],
});
