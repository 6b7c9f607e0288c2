import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { Page } from '../../../shared/page/Page.tsx';
import { shell } from '../../../shared/school/shell.store.ts';
import { agreementTexts } from './agreement.texts.ts';
import * as css from '../login.css.ts';

/** The agreement that registration requires; it opens in a new window. */
export default function AgreementPage() {
  const { title, intro, parts } = useTexts(agreementTexts);
  const locale = useLocale();
  const { current } = useSnapshot(shell);
  return (
    <Page title={title}>
      <article className={css.agreement}>
        <p>{intro(current.brand.schoolName[locale] || current.brand.shortName[locale])}</p>
        {parts.map(([heading, text]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </Page>
  );
}
