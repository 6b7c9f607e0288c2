import { useEffect, useState } from 'react';
import { FileIcon, ImageIcon } from '../icon/index.ts';
import { LateLayer, retriedLazy } from '../lazy/index.ts';
import { useTexts } from '../locale/index.ts';
import { categoryOf } from './limits.ts';
import * as css from './Uploader.css.ts';
import { texts } from './Uploader.texts.ts';

const PreviewDialog = retriedLazy(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

/** Returns an object URL of a local file, revoked when it is no longer shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file || typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

export interface FilePictureProps {
  name: string;
  /** The local file, as long as it is available. */
  file?: File | undefined;
  /** URL of the file on the server. */
  url?: string | undefined;
}

/** Thumbnail of a picture, which opens in full size; an icon for any other file. */
export function FilePicture({ name, file, url }: FilePictureProps) {
  const text = useTexts(texts);
  const isImage = categoryOf(name) === 'image';
  const local = useObjectUrl(isImage ? file : undefined);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const source = local ?? url;
  if (!isImage || source === undefined || isBroken) {
    return <span className={css.picture}>{isImage ? <ImageIcon /> : <FileIcon />}</span>;
  }
  return (
    <>
      <button
        type="button"
        className={css.picture}
        aria-label={text.preview(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img className={css.thumbnail} src={source} alt="" onError={() => setBroken(true)} />
      </button>
      {isOpen && (
        <LateLayer>
          <PreviewDialog name={name} url={source} onClose={() => setOpen(false)} />
        </LateLayer>
      )}
    </>
  );
}
