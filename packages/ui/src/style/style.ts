import { media } from '@lectern/themes';
import type { StyleRule } from '@vanilla-extract/css';

/** Read by screen readers, seen by nobody; keeps its place in the reading order. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/** One line that ends in an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Gives a smaller control the 44 px that a finger needs, without moving its neighbours. */
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

/** Removes a native control's own look so that a component can draw it. */
export const bare = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
} satisfies StyleRule;
