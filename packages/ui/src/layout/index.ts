export {
  Inline,
  Stack,
  type BoxElement,
  type BoxProps,
  type InlineProps,
  type StackProps,
} from './boxes.tsx';
export { Dotted, type DottedProps } from './Dotted.tsx';
export { Heading, type HeadingProps } from './Heading.tsx';
export type { Gap, HeadingSize } from './steps.ts';
