import { fontSize, oneLine, radius, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';
import { tint, flex, hoverTint } from './mixins.ts';

export const switcher = style({
  ...flex,
  ...hoverTint,
  gap: space.x1,
  maxWidth: '160px',
  height: '32px',
  padding: `0 ${space.x2} 0 ${space.x3}`,
  borderRadius: radius.full,
  border: ['1px solid #8886', `1px solid ${tint(28)}`],
  fontSize: fontSize.sm,
});

export const switcherName = style(oneLine);

export const schoolList = style({});

export const twoColumns = style({ width: '400px' });

globalStyle(`${twoColumns} ${schoolList}`, { display: 'grid', gridTemplateColumns: '1fr 1fr' });
