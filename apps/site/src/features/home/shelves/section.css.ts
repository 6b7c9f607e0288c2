import { fontSize, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  marginBlockEnd: space.x4,
  '@media': { [media.phone]: { flexWrap: 'wrap' }, [media.desktop]: { marginBlockEnd: space.x6 } },
});

export const sectionTitle = style({ color: color.ink, fontSize: fontSize.xl });

export const reason = style({
  flex: '1 1 auto',
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': { [media.phone]: { display: 'none' } },
});

export const moreLink = style({
  marginInlineStart: 'auto',
  color: color.accentText,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  // Tall enough for touch, without making the heading beside it taller.
  paddingBlock: '11px',
  marginBlock: '-11px',
  ':hover': { textDecoration: 'underline' },
});
