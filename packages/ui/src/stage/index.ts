export { Row, Stage } from './Stage.tsx';
