import { FileIcon, ImageIcon, NotebookIcon, VideoIcon, VolumeIcon, type Icon } from '@lectern/ui/icon';
import type { Kind } from './address.ts';
import * as css from './resource.css.ts';

const icons: Readonly<Record<Kind, Icon>> = {
  pdf: NotebookIcon,
  docs: FileIcon,
  image: ImageIcon,
  audio: VolumeIcon,
  video: VideoIcon,
  other: FileIcon,
};

export interface KindIconProps {
  readonly kind: Kind;
  readonly extension: string;
}

/** An icon for the kind of a file; the kind is also named as text elsewhere. */
export function KindIcon({ kind, extension }: KindIconProps) {
  const Sign = icons[kind];
  return (
    <span className={css.icon} data-kind={kind} aria-hidden>
      <Sign size={22} />
      <span className={css.extension}>{extension.slice(0, 5)}</span>
    </span>
  );
}
