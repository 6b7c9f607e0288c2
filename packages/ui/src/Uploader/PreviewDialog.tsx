import { Dialog } from '../Dialog/index.ts';
import { large } from './Uploader.css.ts';

/** Shows a picture in full size. */
export function PreviewDialog({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={name} width={860}>
      <img className={large} src={url} alt={name} />
    </Dialog>
  );
}
