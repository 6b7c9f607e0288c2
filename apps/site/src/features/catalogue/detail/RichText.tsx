import { RichText as Cleaned } from '@lectern/ui/RichText';
import * as css from './RichText.css.ts';

/** Rich text of the server in a column that can be read. */
export function RichText({ html }: { readonly html: string }) {
  return <Cleaned html={html} className={css.text} />;
}
