export { RichText } from '@lectern/ui/RichText';
