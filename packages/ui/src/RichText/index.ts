export { cleanRichText } from './clean.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
export { plainRichText } from './plain.ts';
export { richTextOnServer, richTextReady, useCleanHtml } from './useCleanHtml.ts';
