import { inBoth } from '@lectern/ui/locale';

export const galleryTexts = inBoth({
  title: ['主题画廊', 'Gallery of themes'],
  lead: (headers: number, footers: number) => [
    `${headers} 种页头配 ${footers} 种页脚，一眼看完。看中哪一格，就到主题工坊里选它。`,
    `${headers} headers with ${footers} footers at a glance. Found one? Choose it in the theme lab.`,
  ],
  table: ['页头与页脚的全部搭配', 'Every header with every footer'],
  corner: ['页头 \\ 页脚', 'Header \\ footer'],
});
