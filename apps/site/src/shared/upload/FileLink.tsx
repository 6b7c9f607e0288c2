import { isOpenedDirectly } from '@lectern/sdk/browser';
import { Link } from '@lectern/ui/link';
import type { ReactNode } from 'react';
import { ownAddress } from '../safety/outsideLinks.ts';
import { downloadStored } from './downloadStored.ts';

export interface FileLinkProps {
  readonly className: string;
  readonly name: string;
  /** Undefined if the file is not in the school's own storage; it is then shown by name only. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** A submitted file: a picture opens in a new window, all others are downloaded. */
export function FileLink({ className, name, url, children }: FileLinkProps) {
  const href = ownAddress(url);
  if (href === '') return <span className={className}>{children}</span>;
  return (
    <Link
      className={className}
      href={href}
      isNewWindow
      onClick={(event) => {
        if (isOpenedDirectly(name)) return;
        event.preventDefault();
        void downloadStored({ name, url: href });
      }}
    >
      {children}
    </Link>
  );
}
