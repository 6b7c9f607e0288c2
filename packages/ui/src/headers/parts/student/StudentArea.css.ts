import { fontSize, fontWeight, radius, space, tabularFigures } from '@lectern/themes';
import { header, wrongFill } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { touchTarget } from '../../../internal/style.ts';
import { flex, hoverTint, mark } from '../mixins.ts';
import { desktopOnly } from '../parts.css.ts';

export const student = style({ ...flex, flexShrink: 0, gap: space.x1 });

export const badge = style({
  ...tabularFigures,
  ...mark,
  ...wrongFill,
  top: '2px',
  insetInlineStart: '22px',
  minWidth: '18px',
  padding: '0 4px',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  lineHeight: '15px',
  textAlign: 'center',
  selectors: { '&[data-wide]': { insetInlineStart: '20px' } },
});

export const login = style([
  touchTarget,
  {
    ...hoverTint,
    padding: `${space.x1} ${space.x3}`,
    borderRadius: radius.full,
    fontSize: fontSize.sm,
    whiteSpace: 'nowrap',
  },
]);

export const register = style([
  desktopOnly,
  {
    padding: `${space.x1} ${space.x4}`,
    color: header.surface,
    background: header.ink,
    forcedColorAdjust: 'none',
    borderRadius: radius.full,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    ':hover': { opacity: 0.9 },
  },
]);

export const appPanel = style({
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  padding: space.x4,
});
