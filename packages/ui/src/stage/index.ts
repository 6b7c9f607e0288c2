export {
  footerModes,
  headerModes,
  type Mode,
  phoneAndDark,
  schemes,
  special,
  wideSchemes,
  widths,
} from './modes.ts';
export { abovePage, onStage } from './onStage.tsx';
export { Row, Stage } from './Stage.tsx';
