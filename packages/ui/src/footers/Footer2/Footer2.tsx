import {
  FooterAddress,
  FooterBrand,
  FooterCodes,
  FooterFrame,
  FooterLegal,
  FooterMenu,
  FooterOverview,
} from '../parts/parts.tsx';
import type { FooterProps } from '../types.ts';
import * as css from './Footer2.css.ts';

/** Template 2: centred, with the menu on one line. */
export function Footer2({ ref, info, menus, theme }: FooterProps) {
  const shown = info ?? {};
  return (
    <FooterFrame ref={ref} theme={theme} className={css.stack}>
      <FooterBrand info={shown} />
      <FooterMenu menus={menus} shape="line" />
      <FooterOverview info={shown} />
      <FooterCodes info={shown} />
      <FooterAddress info={shown} />
      <FooterLegal info={shown} />
    </FooterFrame>
  );
}
