import { Link } from '../../link/index.ts';
import { cutText } from '../../locale/index.ts';
import type { HeaderBrand } from '../types.ts';
import * as css from './parts.css.ts';
import { Picture } from './Picture.tsx';

/** The short name shows its first 8 characters (specification 9). */
const nameLength = 8;

/** The school's sign, which leads home: its picture, or its short name where there is none. */
export function Brand({ brand }: { brand: HeaderBrand }) {
  const name = brand.name?.trim() ?? '';
  const word = (
    <span className={css.word} dir="auto" title={name}>
      {cutText(name, nameLength)}
    </span>
  );
  return (
    <Link className={css.brand} href={brand.href ?? '#/home/index'} aria-label={name || undefined}>
      {brand.logoType === 'image' ? (
        <Picture className={css.logo} src={brand.logo} alt={name} height={36} fallback={word} />
      ) : (
        word
      )}
    </Link>
  );
}
