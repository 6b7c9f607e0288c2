export type { DrawFormula } from './draw.ts';
export { FormulaText, type FormulaTextProps } from './FormulaText.tsx';
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export type { EditorFormat } from './tools.ts';
export type { EditorPicture } from './picture.ts';
