import { layer, motion, radius } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const waiting = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeContent: 'center',
  pointerEvents: 'none',
  // Code that arrives soon shows no spinner before it.
  animation: `${appear} ${motion.fast} ${motion.ease} 500ms backwards`,
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    width: 64,
    height: 64,
    background: color.surface,
    border: forcedEdge,
    borderRadius: radius.card,
    boxShadow: color.shadowFloating,
  },
});

export const spinner = style({ gridArea: '1 / 1', placeSelf: 'center', fontSize: 24, color: color.ink });
