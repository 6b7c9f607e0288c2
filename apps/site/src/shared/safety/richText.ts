export { cleanRichText } from '@lectern/ui/RichText';
