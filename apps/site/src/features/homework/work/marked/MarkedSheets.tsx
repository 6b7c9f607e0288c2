import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useIsPhone } from '@lectern/ui/Popup';
import { Tabs } from '@lectern/ui/Tabs';
import { extensionOf, type UploadedFile } from '@lectern/ui/Uploader';
import { useId, useState } from 'react';
import type { MarkedFile } from '../../homework.model.ts';
import { FileLinks } from '../FileLinks.tsx';
import * as css from './marked.css.ts';
import { markedTexts } from './marked.texts.ts';
import * as work from '../work.css.ts';

const PICTURES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif'];

/** Marked files with the student's own: side by side, or on a phone one at a time. */
export function MarkedSheets({ files }: { readonly files: readonly MarkedFile[] }) {
  const texts = useTexts(markedTexts);
  const name = useId();
  return (
    <Stack as="section" gap="x4" aria-labelledby={name}>
      <h3 id={name} className={work.heading}>
        {texts.title}
      </h3>
      {files.map(({ file, original }) =>
        original === undefined ? (
          <Sheet key={file.id} file={file} label={texts.marked(file.name)} />
        ) : (
          <Pair key={file.id} file={file} original={original} />
        ),
      )}
    </Stack>
  );
}

function Pair({ file, original }: { readonly file: UploadedFile; readonly original: UploadedFile }) {
  const texts = useTexts(markedTexts);
  const isPhone = useIsPhone();
  const sheets = [
    { id: 'marked', label: texts.markedTab, content: <Sheet file={file} label={texts.marked(file.name)} /> },
    {
      id: 'own',
      label: texts.ownTab,
      content: <Sheet file={original} label={texts.ownFile(original.name)} />,
    },
  ] as const;
  if (isPhone) return <Tabs label={texts.choose(original.name)} tabs={sheets} />;
  return (
    <div className={css.twoColumns}>
      {sheets.map(({ id, label, content }) => (
        <Stack key={id} gap="x2">
          <p className={work.partName}>{label}</p>
          {content}
        </Stack>
      ))}
    </div>
  );
}

/** A file's content: pictures and PDFs are shown, all others are downloaded. */
function Sheet({ file, label }: { readonly file: UploadedFile; readonly label: string }) {
  const texts = useTexts(markedTexts);
  const [isLost, setLost] = useState(false);
  const { name, url } = file;
  const extension = extensionOf(name);
  return (
    <Stack as="figure" gap="x2">
      {url !== undefined && !isLost && PICTURES.includes(extension) ? (
        <a className={css.fullSizeLink} href={url} target="_blank" rel="noreferrer" title={texts.enlarge}>
          <img className={css.picture} src={url} alt={label} loading="lazy" onError={() => setLost(true)} />
        </a>
      ) : url !== undefined && extension === 'pdf' && navigator.pdfViewerEnabled ? (
        <iframe className={css.document} src={url} title={label} loading="lazy" />
      ) : null}
      <figcaption>
        {isLost && <p className={work.help}>{texts.pictureFailed}</p>}
        <FileLinks label={label} files={[file]} />
      </figcaption>
    </Stack>
  );
}
