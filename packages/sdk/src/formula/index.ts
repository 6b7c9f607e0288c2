export { drawFormula } from './formula.ts';
