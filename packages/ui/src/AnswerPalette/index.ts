export { AnswerPalette } from './AnswerPalette.tsx';
export type { AnswerPaletteProps, PaletteGroup, PaletteItem, PaletteState } from './AnswerPalette.tsx';
