const SHANGHAI_MS = 8 * 3_600_000;

/** Writes the day of a moment in Shanghai, as documents do: `2026年3月2日`. */
export function dayInChinese(moment: Date): string {
  const there = new Date(moment.getTime() + SHANGHAI_MS);
  return `${there.getUTCFullYear()}年${there.getUTCMonth() + 1}月${there.getUTCDate()}日`;
}
