import { RichText as Cleaned } from '@lectern/ui/RichText';
import * as css from './RichText.css.ts';

/** Rich text from the server in a column of reading width. */
export function RichText({ html }: { readonly html: string }) {
  return <Cleaned html={html} className={css.text} />;
}
