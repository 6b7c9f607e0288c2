export { cleanRichText } from './clean.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
export { richTextReady, useCleanHtml } from './useCleanHtml.ts';
