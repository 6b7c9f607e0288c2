import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import * as css from './registration.css.ts';
import { hasFailed, loadTerms, terms } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';

/** The terms that the school wants to be read first. */
export function Terms() {
  const texts = useTexts(registrationTexts);
  const { status, value } = useSnapshot(terms);
  if (hasFailed(status)) {
    return <FailedNote onRetry={() => void loadTerms()}>{texts.termsFailed}</FailedNote>;
  }
  if (value === undefined) return <Skeleton shape="box" height="160px" />;
  return value.html === '' ? (
    <p className={css.help}>{texts.noTerms}</p>
  ) : (
    <RichText html={value.html} className={css.text} />
  );
}
