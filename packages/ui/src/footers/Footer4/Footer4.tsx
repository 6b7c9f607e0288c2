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
import * as css from './Footer4.css.ts';

/** Template 4: a minimal footer, for schools with little to say at the end of a page. */
export function Footer4({ ref, info, menus, theme }: FooterProps) {
  const shown = info ?? {};
  return (
    <FooterFrame ref={ref} theme={theme} className={css.lines}>
      <div className={css.line}>
        <FooterBrand info={shown} />
        <FooterMenu menus={menus} shape="line" />
      </div>
      <FooterOverview info={shown} />
      <div className={css.line}>
        <div>
          <FooterAddress info={shown} />
          <FooterLegal info={shown} />
        </div>
        <FooterCodes info={shown} />
      </div>
    </FooterFrame>
  );
}
