import { fontSize, lineHeight, media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** A button beside a field: as high as the control, below the height of the label. */
export const besideField = style({
  minHeight: '44px',
  marginBlockStart: `calc(${fontSize.sm} * ${lineHeight.text} + ${space.x1})`,
});
/** The same; on a phone, the button is below the field. */
export const besideWideField = style([besideField, { '@media': { [media.phone]: { marginBlockStart: 0 } } }]);
