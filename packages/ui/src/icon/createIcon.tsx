import type { ReactElement, SVGProps } from 'react';

/** Props of every icon: those of `svg`, and its size. */
export interface IconProps extends SVGProps<SVGSVGElement> {
  /**
   * Width and height in px at the default font size; it grows with the font size. @defaultValue `1em`, the size
   * of its text
   */
  size?: number;
}
export type Icon = (props: IconProps) => ReactElement;

/**
 * Creates a stroke icon from one path on a 24 px grid. It is hidden from screen readers, since a text beside it
 * or the control's label says the same.
 */
export const createIcon =
  (d: string): Icon =>
  ({ size, ...props }) => {
    const side = size ? `${size / 16}rem` : '1em';
    return (
      <svg
        viewBox="0 0 24 24"
        width={side}
        height={side}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={d} />
      </svg>
    );
  };
