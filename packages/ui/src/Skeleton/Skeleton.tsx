import type { CSSProperties, Ref } from 'react';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** A line of text, a picture of 16:9, a portrait, or a box. @defaultValue 'text' */
  shape?: 'text' | 'cover' | 'circle' | 'box';
  /** Width as a CSS length; use the final width of the content. @defaultValue '100%' */
  width?: CSSProperties['width'];
  /** Height of the final content as a CSS length, so that the layout does not shift when it is loaded. */
  height?: CSSProperties['height'];
}

/**
 * Placeholder for content that is being loaded. It is hidden from screen readers; set `aria-busy` on the region
 * around it.
 */
export function Skeleton({ ref, shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      ref={ref}
      aria-hidden
      className={skeleton}
      data-skeleton=""
      data-shape={shape}
      style={{ width, height }}
    />
  );
}
