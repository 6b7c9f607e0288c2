import { fontFamily, fontSize, fontWeight, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/**
 * Scale of a page of 1280 px: colours and shapes are recognisable, texts are not, and all footers fit side by
 * side on a desktop of 1440 px.
 */
const scale = 0.1;
const page_ = { width: 1280, height: 760 };

export const gallery = style({
  display: 'grid',
  gap: space.x6,
  padding: space.x6,
  minHeight: '100vh',
  background: color.page,
});
export const head = style({ display: 'grid', gap: space.x1 });
export const title = style({ fontSize: fontSize.xxl });
export const lead = style({ color: color.inkMuted });
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x4} ${space.x8}` });
export const scroller = style({
  position: 'relative',
  maxWidth: '100%',
  maxHeight: '85vh',
  overflow: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const table = style({ borderCollapse: 'separate', borderSpacing: space.x2, fontFamily });
const heading = style({
  position: 'sticky',
  zIndex: 1,
  padding: space.x2,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.inkMuted,
  background: color.surface,
  whiteSpace: 'nowrap',
});
export const column = style([heading, { top: 0 }]);
export const row = style([heading, { insetInlineStart: 0, textAlign: 'start' }]);
export const corner = style([heading, { top: 0, insetInlineStart: 0, zIndex: 2 }]);
export const cell = style({ padding: 0 });
export const miniature = style({
  position: 'relative',
  width: `${page_.width * scale}px`,
  height: `${page_.height * scale}px`,
  overflow: 'hidden',
  contain: 'strict',
  background: color.page,
  borderRadius: '6px',
  border: `1px solid ${color.line}`,
});
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  width: `${page_.width}px`,
  height: `${page_.height}px`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});
export const content = style({
  display: 'grid',
  gap: space.x6,
  alignContent: 'center',
  padding: `0 ${space.x16}`,
  overflow: 'hidden',
});
export const swatch = style({ height: '120px', background: color.accentSoft, borderRadius: radius.dialog });
export const fill = style({
  width: '240px',
  height: '64px',
  background: color.accent,
  borderRadius: radius.card,
});
export const line = style({ height: '24px', background: color.line, borderRadius: radius.full });
