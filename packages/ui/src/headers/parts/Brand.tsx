import { HomeIcon } from '../../icon/index.ts';
import { Link } from '../../link/index.ts';
import { cutText, useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import { warnOfFallback } from '../../internal/warn.ts';
import type { HeaderBrand } from '../types.ts';
import * as css from './Brand.css.ts';
import { Picture } from './Picture.tsx';

/** Maximum number of characters of the short name that are shown. */
export const nameLength = 8;

/** The school's logo, linked to the home page: its picture, else its short name, else a house icon. */
export function Brand({ brand }: { brand: HeaderBrand }) {
  const texts = useTexts(headerTexts);
  const name = brand.name?.trim() ?? '';
  if (process.env.NODE_ENV !== 'production') {
    if (brand.logoType === 'image' && !brand.logo)
      warnOfFallback('brand.logo', brand.logo, 'the short name is shown');
    if (!name) warnOfFallback('brand.name', brand.name, 'an icon of a house is shown');
  }
  const word = name ? (
    <span className={css.brandName} dir="auto" title={name}>
      {cutText(name, nameLength)}
    </span>
  ) : (
    <HomeIcon size={24} />
  );
  return (
    <Link className={css.brand} href={brand.href ?? '#/home/index'} aria-label={name || texts.home}>
      {brand.logoType === 'image' ? (
        <Picture className={css.logo} src={brand.logo} alt={name} height={36} fallback={word} />
      ) : (
        word
      )}
    </Link>
  );
}
