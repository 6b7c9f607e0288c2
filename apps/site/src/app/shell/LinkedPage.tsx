import { Page } from '../../shared/page/Page.tsx';
import * as css from './LinkedPage.css.ts';

/** What the server read of a page that was shared. */
export interface Article {
  readonly title: string;
  /** Address of a picture; empty without one. */
  readonly image: string;
  readonly paragraphs: readonly string[];
}

/** Shows a shared page until the site's own is there: its words, for whoever has no script, and for search engines. */
export function LinkedPage({ title, image, paragraphs }: Article) {
  return (
    <Page title={title}>
      {image !== '' && <img className={css.picture} src={image} alt="" fetchPriority="high" />}
      {paragraphs.map((words, at) => (
        // Nothing is ever moved or added.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className={css.words}>
          {words}
        </p>
      ))}
    </Page>
  );
}
