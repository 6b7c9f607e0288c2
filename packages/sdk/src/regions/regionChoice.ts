/** What was chosen of province, city and county; codes, empty where nothing is. */
export interface RegionChoice {
  readonly province: string;
  readonly city: string;
  readonly county: string;
}

/** Nothing chosen. */
export const noRegion: RegionChoice = { province: '', city: '', county: '' };

/**
 * Chooses at one level: another province clears city and county, another city the county.
 */
export function chooseRegion(choice: RegionChoice, level: keyof RegionChoice, code: string): RegionChoice {
  if (choice[level] === code) return choice;
  if (level === 'province') return { ...noRegion, province: code };
  return level === 'city' ? { ...choice, city: code, county: '' } : { ...choice, county: code };
}
