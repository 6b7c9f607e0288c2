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
import * as css from './FooterFesco.css.ts';

/** The footer of the custom template FESCO. */
export function FooterFesco({ ref, info, menus, theme }: FooterProps) {
  const shown = info ?? {};
  return (
    <FooterFrame ref={ref} theme={theme} className={css.grid}>
      <div className={css.school}>
        <FooterBrand info={shown} />
        <FooterAddress info={shown} />
        <FooterCodes info={shown} />
      </div>
      <FooterMenu menus={menus} shape="columns" />
      <div className={css.legal}>
        <FooterOverview info={shown} />
        <FooterLegal info={shown} />
      </div>
    </FooterFrame>
  );
}
