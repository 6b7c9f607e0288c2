/** Clamps a percentage to 0 to 100 and rounds it down: 99.6 becomes 99, so that 100 means finished. */
export const wholePercent = (percent: number): number =>
  Number.isFinite(percent) ? Math.floor(Math.min(100, Math.max(0, percent))) : 0;
