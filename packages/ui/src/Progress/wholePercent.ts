/** Brings a percentage into 0 to 100, without a fraction: 99.6 is 99, since only what is finished says 100. */
export const wholePercent = (percent: number): number =>
  Number.isFinite(percent) ? Math.floor(Math.min(100, Math.max(0, percent))) : 0;
