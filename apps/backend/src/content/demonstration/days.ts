const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** China's clocks are ahead of UTC by so much. */
const AHEAD_MS = 8 * HOUR_MS;

/** An hour of a day in China, as offices and teachers set their times; days count from today. */
export function inDays(days: number, hour: number): Date {
  const today = Math.floor((Date.now() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  return new Date(today + days * DAY_MS + hour * HOUR_MS);
}
