import { isOpenedDirectly } from '@lectern/sdk/browser';
import { Link } from '@lectern/ui/link';
import type { ReactNode } from 'react';
import { resolveAddress } from '../safety/address.ts';
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
  const address = resolveAddress(url);
  if (address.kind !== 'same-origin') return <span className={className}>{children}</span>;
  return (
    <Link
      className={className}
      href={address.href}
      isNewWindow
      onClick={(event) => {
        if (isOpenedDirectly(name)) return;
        event.preventDefault();
        void downloadStored({ name, url: address.href });
      }}
    >
      {children}
    </Link>
  );
}
