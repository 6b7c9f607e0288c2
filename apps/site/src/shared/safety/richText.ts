export { useCleanHtml } from '@lectern/ui/RichText';
