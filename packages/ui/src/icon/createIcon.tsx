import type { ReactElement, SVGProps } from 'react';

/** Props of every icon: those of `svg`, and its size. */
export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its side in px beside letters of usual size, with which it grows. @defaultValue `1em`, the size of its text */
  size?: number;
}
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes a stroke icon from one path on a 24 px grid. Hidden from screen readers:
 * the words stand beside it or in the control's label.
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
