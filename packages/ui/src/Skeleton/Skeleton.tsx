import type { CSSProperties, Ref } from 'react';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** A line of text, a picture at 16:9, a portrait, or a box. @defaultValue 'text' */
  shape?: 'text' | 'cover' | 'circle' | 'box';
  /** CSS length; give what will stand there its final size. @defaultValue '100%' */
  width?: CSSProperties['width'];
  /** Of the final content, so that nothing moves when it comes. */
  height?: CSSProperties['height'];
}

/** Holds the place of something on its way. Silent: the region around it says `aria-busy`. */
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
