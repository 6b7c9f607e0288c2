import { fontSize, inRows, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** One line of secondary controls: "remember me" on the left, "forgot password" on the right. */
export const line = style({ ...inRows, justifyContent: 'space-between', columnGap: space.x4 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.accentText,
  fontSize: fontSize.sm,
  ':hover': { textDecoration: 'underline' },
});

export const switchTask = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: `calc(${space.x2} * -1)`,
});

export const notice = style({
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  color: color.ink,
  background: color.accentSoft,
  fontSize: fontSize.sm,
});

/** Always in the DOM, so that screen readers announce its changes; while empty it takes no space in the form. */
export const alert = style({ ':empty': { position: 'absolute' } });

export const inlineLink = style({
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const problem = style({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: space.x3,
  color: color.danger,
  fontSize: fontSize.sm,
});

export const hint = style({ color: color.inkMuted, fontSize: fontSize.sm });

/** Three short fields: side by side, or one below the other on a phone. */
export const region = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  marginTop: space.x1,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The workplace messenger's code: 300 px square. */
export const frame = style({ width: '300px', height: '300px', background: color.surface });
globalStyle(`${frame} iframe`, { border: 0 });

/** As high as the form while it is loading, to avoid a layout shift. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '288px',
  color: color.inkMuted,
});

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space.x8,
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

export const card = style({
  width: '100%',
  maxWidth: '400px',
  padding: space.x6,
  border: `1px solid ${color.line}`,
  borderRadius: radius.dialog,
  background: color.surface,
  '@media': { [media.phone]: { padding: space.x4 } },
});

/** A reading column of at most 38 Chinese characters. */
export const agreement = style({ maxWidth: '38em', color: color.ink });
globalStyle(`${agreement} h2`, {
  margin: `${space.x6} 0 ${space.x2}`,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.heading,
});
globalStyle(`${agreement} p`, { margin: 0 });
