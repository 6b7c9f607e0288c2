import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';
import * as css from './custom.css.ts';
import { customPage, showCustomPage, type CustomPage as Shown } from './custom.store.ts';
import { customTexts } from './custom.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = ({ id = '' }) => showCustomPage.prefetch(id);

/** A custom page of the school, linked in its header or footer. */
export default function CustomPage({ params }: ScreenProps) {
  const texts = useTexts(customTexts);
  const locale = useLocale();
  const { status, value } = useSnapshot(customPage);
  const id = params.id ?? '';

  const load = useLoad(showCustomPage, id);

  const shown = value?.id === id ? value : undefined;
  return (
    <DetailPage
      steps={[]}
      name={shown?.title[locale]}
      status={status}
      value={shown}
      missing={{ title: texts.missing, href: ownHome(), label: texts.backToHome }}
      failed={texts.failed}
      onRetry={load}
      skeleton={
        <div className={css.singleColumn} aria-hidden>
          <Skeleton height="48px" width="60%" />
          <Skeleton height="320px" />
        </div>
      }
    >
      {(page) => <Article page={page} />}
    </DetailPage>
  );
}

function Article({ page }: { readonly page: Shown }) {
  const texts = useTexts(customTexts);
  const locale = useLocale();
  const hasNeighbours = page.neighbours.length > 1;
  return (
    <div className={hasNeighbours ? css.layout : css.singleColumn}>
      {hasNeighbours && (
        <nav aria-label={texts.beside}>
          <ul className={css.list}>
            {page.neighbours.map(({ id, title, href }) => (
              <li key={id}>
                <a className={css.link} href={href} aria-current={id === page.id ? 'page' : undefined}>
                  {title[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article>
        <h1 className={css.title}>{page.title[locale]}</h1>
        <RichText className={css.body} html={page.content[locale]} />
      </article>
    </div>
  );
}
