import { useState } from 'react';
import * as css from './group.css.ts';

export interface GroupCoverProps {
  readonly name: string;
  /** Empty without a picture. */
  readonly cover: string;
}

/** A group's picture, or the first character of its name if there is none or it fails to load. */
export function GroupCover({ name, cover }: GroupCoverProps) {
  const [broken, setBroken] = useState('');
  const [initial = ''] = name;
  return (
    <span className={css.cover} aria-hidden>
      {initial.toUpperCase()}
      {cover !== '' && cover !== broken && (
        <img
          className={css.picture}
          src={cover}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          onError={() => setBroken(cover)}
        />
      )}
    </span>
  );
}
