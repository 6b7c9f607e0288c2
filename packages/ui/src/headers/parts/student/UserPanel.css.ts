import { fontSize, fontWeight, lineHeight, oneLine, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { touchTarget } from '../../../internal/style.ts';
import { flex } from '../mixins.ts';
import { entry } from '../Disclosure.css.ts';

export const userCard = style({ ...flex, gap: space.x3, padding: `${space.x2} ${space.x3} ${space.x3}` });

export const userWords = style({ minWidth: 0 });

export const userTitle = style({ ...flex, gap: space.x2 });

export const userName = style({ ...oneLine, fontSize: fontSize.md, fontWeight: fontWeight.strong });

export const member = style({
  ...touchTarget,
  flexShrink: 0,
  padding: '1px 8px',
  color: color.warning,
  background: color.warningSoft,
  borderRadius: radius.full,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});

export const points = style({
  ...tabularFigures,
  color: color.inkMuted,
  selectors: { '&:any-link:hover': { color: color.accentText } },
});

export const lastLearning = style({
  ...flex,
  gap: space.x3,
  margin: `0 0 ${space.x2}`,
  padding: `${space.x2} ${space.x3}`,
  background: color.accentSoft,
  borderRadius: radius.control,
});

export const lastLearningWords = style({ display: 'grid', flex: 1, minWidth: 0 });

export const hint = style({ color: color.inkMuted, fontSize: fontSize.xs });

export const clip = style(oneLine);

export const warning = style({ color: color.danger, fontSize: fontSize.xs });

export const continueMark = style({ flexShrink: 0, color: color.accentText, fontWeight: fontWeight.strong });

export const logout = style([
  entry,
  {
    ...flex,
    gap: space.x2,
    width: '100%',
    marginTop: space.x2,
    lineHeight: lineHeight.text,
    color: color.inkMuted,
    ':hover': { color: color.ink, background: color.sunken },
  },
]);
