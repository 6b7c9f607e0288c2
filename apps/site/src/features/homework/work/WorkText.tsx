import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { FileLinks } from './FileLinks.tsx';
import type { Work } from '../homework.model.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';
import { useIsVideo, WorkVideos } from './WorkVideos.tsx';

/** A work for reading: its text with formulas, and its files. */
export function WorkText({ work }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  const isVideo = useIsVideo(work);
  const { contentHtml, files } = work;
  const others = files.filter((file) => !isVideo(file));
  return (
    <>
      {contentHtml === '' ? (
        <p className={css.help}>{texts.noContent}</p>
      ) : (
        <RichText html={contentHtml} className={css.text} />
      )}
      <WorkVideos work={work} files={files} />
      {others.length > 0 && <FileLinks label={texts.files} files={others} />}
    </>
  );
}
