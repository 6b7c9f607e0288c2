import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import * as css from './registration.css.ts';
import { loadTerms, registration } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';

/** What the school wants to be read first. */
export function Terms() {
  const texts = useTexts(registrationTexts);
  const { terms, termsStatus } = useSnapshot(registration);
  if (termsStatus === 'failed') {
    return <FailedNote onRetry={() => void loadTerms()}>{texts.termsFailed}</FailedNote>;
  }
  if (terms === undefined) return <Skeleton shape="box" height="160px" />;
  return terms.html === '' ? (
    <p className={css.help}>{texts.noTerms}</p>
  ) : (
    <RichText html={terms.html} className={css.text} />
  );
}
