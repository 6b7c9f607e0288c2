/**
 * Draws TeX as MathML, set apart or in a line; `drawFormula` of `@lectern/sdk/formula` does it as the platform does.
 * Throws or rejects where the TeX cannot be read.
 */
export type DrawFormula = (tex: string, isBlock: boolean) => string | Promise<string>;
