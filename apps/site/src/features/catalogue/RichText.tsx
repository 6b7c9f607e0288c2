import { useMemo } from 'react';
import { cleanRichText } from '../../safety/richText.ts';
import * as css from './RichText.css.ts';

/** Rich text of the server, cleaned before it is shown. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: cleanRichText(html) }), [html]);
  return <div className={css.text} dangerouslySetInnerHTML={clean} />;
}
