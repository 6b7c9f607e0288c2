/** Renders a formula in the school's style; the code for it is loaded with the first formula. */
export async function drawFormula(tex: string, isBlock: boolean): Promise<string> {
  const formula = await import('@lectern/sdk/formula');
  return formula.drawFormula(tex, isBlock);
}
