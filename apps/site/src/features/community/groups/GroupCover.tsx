import { useState } from 'react';
import * as css from './group.css.ts';

export interface GroupCoverProps {
  readonly name: string;
  /** Empty where there is no picture. */
  readonly cover: string;
}

/** A group's picture; the first character of its name where there is none or it cannot be had. */
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
