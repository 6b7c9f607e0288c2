/**
 * Renders TeX as MathML, as a block or inline, for example `drawFormula` of `@lectern/sdk/formula`, which
 * renders as the platform does. Throws or rejects if the TeX cannot be parsed.
 */
export type DrawFormula = (tex: string, isBlock: boolean) => string | Promise<string>;
