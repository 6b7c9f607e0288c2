import type { ReactElement, SVGProps } from 'react';

/** Props of every icon: those of `svg`; the size follows the text (`1em`) unless `width` and `height` say otherwise. */
export type IconProps = SVGProps<SVGSVGElement>;
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes a stroke icon from one path on a 24 px grid. Hidden from screen readers:
 * the words stand beside it or in the control's label.
 */
export const createIcon =
  (d: string): Icon =>
  (props) => (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
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
