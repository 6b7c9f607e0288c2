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
import * as css from './Footer1.css.ts';

/** Template 1: the school on the left, its menu in columns, its QR codes on the right. */
export function Footer1({ ref, info, menus, theme }: FooterProps) {
  const shown = info ?? {};
  return (
    <FooterFrame ref={ref} theme={theme} className={css.grid}>
      <div className={css.school}>
        <FooterBrand info={shown} />
        <FooterOverview info={shown} />
        <FooterAddress info={shown} />
      </div>
      <FooterMenu menus={menus} shape="columns" />
      <FooterCodes info={shown} />
      <div className={css.legal}>
        <FooterLegal info={shown} />
      </div>
    </FooterFrame>
  );
}
