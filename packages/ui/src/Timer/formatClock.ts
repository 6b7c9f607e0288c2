/** Formats seconds as `1:05:09` or `05:09`. */
export function formatClock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts].join(':');
}
