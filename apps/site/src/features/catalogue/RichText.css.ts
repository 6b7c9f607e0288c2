import { fontSize, lineHeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style({
  maxWidth: '38em',
  color: color.ink,
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
});

globalStyle(`${text} p, ${text} ul, ${text} ol`, { marginBlock: `0 ${space.x3}` });
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: '1.4em' });
globalStyle(`${text} a`, { color: color.accentText });
globalStyle(`${text} h3, ${text} h4`, { marginBlock: `${space.x4} ${space.x2}`, fontSize: fontSize.md });
globalStyle(`${text} code`, { padding: '0 4px', borderRadius: '4px', background: color.sunken, fontSize: '0.9em' });
globalStyle(`${text} pre`, { overflowX: 'auto', padding: space.x3, borderRadius: '8px', background: color.sunken });
globalStyle(`${text} img`, { maxWidth: '100%', height: 'auto' });
