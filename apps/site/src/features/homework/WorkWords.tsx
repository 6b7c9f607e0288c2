import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { FileLinks } from './FileLinks.tsx';
import type { Work } from './homework.model.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

/** A work to be read: its words with formulas, and its files. */
export function WorkWords({ work: { contentHtml, files } }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  return (
    <>
      {contentHtml === '' ? <p className={css.help}>{texts.noContent}</p> : <RichText html={contentHtml} className={css.text} />}
      {files.length > 0 && <FileLinks label={texts.files} files={files} />}
    </>
  );
}
