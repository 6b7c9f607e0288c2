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
import * as css from './Footer3.css.ts';

/** Template 3: the menu across the top, the school and its QR codes below. */
export function Footer3({ ref, info, menus, theme }: FooterProps) {
  const shown = info ?? {};
  return (
    <FooterFrame ref={ref} theme={theme} className={css.rows}>
      <FooterMenu menus={menus} shape="columns" />
      <div className={css.bottom}>
        <div className={css.school}>
          <FooterBrand info={shown} />
          <FooterOverview info={shown} />
          <FooterAddress info={shown} />
          <FooterLegal info={shown} />
        </div>
        <FooterCodes info={shown} />
      </div>
    </FooterFrame>
  );
}
