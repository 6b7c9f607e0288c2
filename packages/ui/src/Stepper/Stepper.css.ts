import { fontSize, fontWeight, media, space, visuallyHidden } from '@lectern/themes';
import { accentFill, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
});

/** A column with a line to the next one; on a phone a row. */
export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.x1,
  paddingInline: space.x1,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  selectors: {
    '&[data-state=current]': { color: color.ink, fontWeight: fontWeight.medium },
    '&[data-state=done]': { color: color.ink },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: '15px',
      left: 'calc(50% + 22px)',
      right: 'calc(-50% + 22px)',
      height: '2px',
      background: color.line,
    },
    '&[data-state=done]:not(:last-child)::before': { background: color.accent },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '32px minmax(0, 1fr)',
      justifyItems: 'start',
      columnGap: space.x3,
      minHeight: '52px',
      paddingInline: 0,
      textAlign: 'start',
      selectors: {
        '&:not(:last-child)::before': {
          top: '36px',
          bottom: '4px',
          left: '15px',
          right: 'auto',
          width: '2px',
          height: 'auto',
        },
      },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `1.5px solid ${color.lineStrong}`,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state=current] > &': { ...accentFill, borderColor: color.accent },
    '[data-state=done] > &': {
      borderColor: color.accentSoft,
      background: color.accentSoft,
      color: color.accentText,
    },
    '[data-state=failed] > &': { borderColor: color.danger, color: color.danger },
  },
});

export const label = style({ lineHeight: '1.4', '@media': { [media.phone]: { paddingTop: '5px' } } });
export const description = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
});
export const srOnly = style(visuallyHidden);
