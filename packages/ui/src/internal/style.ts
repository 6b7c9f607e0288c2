import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import type { StyleRule } from '@vanilla-extract/css';

/** Gives a smaller control a touch target of 44 px without moving its neighbours. */
export const touchTarget = {
  position: 'relative',
  '@media': {
    [media.touch]: {
      '::after': {
        content: '',
        position: 'absolute',
        inset: '50% auto auto 50%',
        width: 'max(100%, 44px)',
        height: 'max(100%, 44px)',
        transform: 'translate(-50%, -50%)',
      },
    },
  },
} satisfies StyleRule;

/** Resets the native styles of a control. */
export const controlReset = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
} satisfies StyleRule;

/** Box of a control that is typed into or opened: as high as a touch target, with the page's surface colour. */
export const controlBox = {
  minHeight: '44px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
} satisfies StyleRule;

/** Style of a disabled control. */
export const disabledBox = {
  background: color.sunken,
  borderColor: color.line,
  color: color.inkFaint,
} satisfies StyleRule;

/** Closed state of a control that opens: the value on one side, a chevron on the other. */
export const openerBox = {
  ...controlReset,
  ...controlBox,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  width: '100%',
  paddingInline: space.x3,
  cursor: 'pointer',
  ':hover': { borderColor: color.accentText },
} satisfies StyleRule;
