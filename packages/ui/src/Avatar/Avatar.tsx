import { useState, type Ref } from 'react';
import { avatar, picture, portrait } from './Avatar.css.ts';

export interface AvatarProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Name of the person; its first character is the fallback where there is no picture. */
  name: string;
  /** URL of the picture; without one, or if it fails to load, the first character of the name is shown. */
  src?: string | null | undefined;
  /** Diameter in px. For a portrait an approximate width, since it fills the available room. @defaultValue 40 */
  size?: number;
  /** Shape: a circle, or a portrait with the aspect ratio 4:5. @defaultValue 'disc' */
  shape?: 'disc' | 'portrait';
  /**
   * Hides the avatar from assistive technology, for use beside a visible name, which would otherwise be read
   * twice. @defaultValue true
   */
  isDecorative?: boolean;
}

/** A person's picture, or the first character of their name. */
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
