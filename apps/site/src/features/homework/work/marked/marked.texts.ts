import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '批改稿',
  markedTab: '批改后',
  ownTab: '我交的',
  choose: (file: string) => `${file}：批改后或我交的`,
  marked: (file: string) => `批改后的 ${file}`,
  own: (file: string) => `我交的 ${file}`,
  enlarge: '在新窗口看大图',
  lost: '图片没有显示出来，可以打开或下载',
};

/** Words of marked files. */
export const markedTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Marked files',
    markedTab: 'Marked',
    ownTab: 'Yours',
    choose: (file) => `${file}: marked or yours`,
    marked: (file) => `${file}, marked`,
    own: (file) => `${file}, yours`,
    enlarge: 'See it large in a new window',
    lost: 'The picture did not show; open or download it',
  },
};
