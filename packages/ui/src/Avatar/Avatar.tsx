import { useState, type Ref } from 'react';
import { avatar, picture, portrait } from './Avatar.css.ts';

export interface AvatarProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Whose it is; its first character stands in where there is no picture. */
  name: string;
  /** Address of the picture; missing or broken ones fall back to the character. */
  src?: string | null | undefined;
  /** Diameter in px; about the width of a portrait, which takes the room that there is. @defaultValue 40 */
  size?: number;
  /** A disc, or a portrait at 4:5. @defaultValue 'disc' */
  shape?: 'disc' | 'portrait';
  /** True where the name stands beside it in words, so that it is not read twice. @defaultValue true */
  isDecorative?: boolean;
}

/** A person as a picture, else as the first character of the name. */
export function Avatar({ ref, name, src, size = 40, shape = 'disc', isDecorative = true }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [initial = ''] = name.trim();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      ref={ref}
      {...spoken}
      className={shape === 'disc' ? avatar : portrait}
      style={{ ...(shape === 'disc' && { width: size, height: size }), fontSize: size * 0.42 }}
    >
      {initial.toUpperCase()}
      {src && src !== broken && (
        <img
          className={picture}
          src={src}
          alt=""
          width={size}
          height={shape === 'disc' ? size : size * 1.25}
          loading="lazy"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
