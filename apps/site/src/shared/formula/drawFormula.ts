/** Draws a formula as the school does; the code for it comes with the first one. */
export async function drawFormula(tex: string, isBlock: boolean): Promise<string> {
  const formula = await import('@lectern/sdk/formula');
  return formula.drawFormula(tex, isBlock);
}
