import { UserIcon } from '../../../icon/index.ts';
import type { HeaderUser } from '../../types.ts';
import * as css from './HeaderAvatar.css.ts';
import { Picture } from '../Picture.tsx';

/** Maximum number of characters of the name that are shown. */
export const nameLength = 12;

/** The student's picture, or a person icon. */
export function HeaderAvatar({ src, size }: { src: HeaderUser['avatar']; size: number }) {
  return (
    <span className={css.avatar} style={{ width: size, height: size }}>
      <Picture
        src={src}
        width={size}
        height={size}
        className={css.avatarPicture}
        fallback={<UserIcon size={size * 0.6} />}
      />
    </span>
  );
}
