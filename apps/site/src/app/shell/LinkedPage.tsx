import { Page } from '../../shared/page/Page.tsx';
import * as css from './LinkedPage.css.ts';

/** The content of a shared page, as the server read it. */
export interface Article {
  /** Its address behind the hash. */
  readonly path: string;
  readonly title: string;
  /** Address of a picture; empty without one. */
  readonly image: string;
  readonly paragraphs: readonly string[];
}

/**
 * Shows the text of a shared page until the site's own page replaces it: for browsers without scripts, and for
 * search engines.
 */
export function LinkedPage({ title, image, paragraphs }: Article) {
  return (
    <Page title={title}>
      {image !== '' && <img className={css.picture} src={image} alt="" fetchPriority="high" />}
      {paragraphs.map((paragraph, at) => (
        // The list is static.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className={css.paragraph}>
          {paragraph}
        </p>
      ))}
    </Page>
  );
}
