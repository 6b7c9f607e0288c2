import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '主题画廊',
  lead: (headers: number, footers: number) =>
    `${headers} 种页头配 ${footers} 种页脚，一眼看完。看中哪一格，就到主题工坊里选它。`,
  table: '页头与页脚的全部搭配',
  corner: '页头 \\ 页脚',
};

export const galleryTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Gallery of themes',
    lead: (headers, footers) =>
      `${headers} headers with ${footers} footers at a glance. Found one? Choose it in the theme lab.`,
    table: 'Every header with every footer',
    corner: 'Header \\ footer',
  },
};
