import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { type StyleRule, style } from '@vanilla-extract/css';

const beside = {
  minHeight: '44px',
  marginBlockStart: `calc(${fontSize.sm} * ${lineHeight.text} + ${space.x1})`,
} satisfies StyleRule;

/** A button beside a field: as high as the control, below the height of the label. */
export const besideField = style(beside);
/** The same; on a phone, the button is below the field. */
export const besideWideField = style({ ...beside, '@media': { [media.phone]: { marginBlockStart: 0 } } });
