/** A rectangle in CSS px, from the top left corner of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
  side: 'below' | 'above';
}

/** Distance between the panel and its anchor, in px. */
const gap = 4;
/** Minimum distance between the panel and the edge of the viewport, in px. */
const margin = 8;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Computes the position of a panel: below its anchor, or above if only there is room; always inside the
 * viewport, even if it then covers the anchor.
 */
export function place(
  anchor: Box,
  panel: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
): Placement {
  const under = anchor.top + anchor.height + gap;
  const roomBelow = viewport.height - under - margin;
  const roomAbove = anchor.top - gap - margin;
  const side = panel.height <= roomBelow || roomBelow >= roomAbove ? 'below' : 'above';
  const top = side === 'below' ? under : anchor.top - gap - panel.height;
  return {
    side,
    left: clamp(anchor.left, margin, Math.max(margin, viewport.width - panel.width - margin)),
    top: clamp(top, margin, Math.max(margin, viewport.height - panel.height - margin)),
  };
}
