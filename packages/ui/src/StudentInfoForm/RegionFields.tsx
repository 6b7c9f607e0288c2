import { FieldShell } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { Select, type SelectOption } from '../Select/index.ts';
import type { StudentInfo } from './rules.ts';
import * as css from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';
import { useRegions, type LoadRegions } from './useRegions.ts';

export interface RegionFieldsProps {
  provinces: readonly SelectOption[];
  loadCities: LoadRegions;
  loadCounties: LoadRegions;
  values: StudentInfo;
  message: string | undefined;
  onChange: (changes: Partial<StudentInfo>) => void;
}

/** Province, city and county; changing one clears the levels below it. */
export function RegionFields({
  provinces,
  loadCities,
  loadCounties,
  values,
  message,
  onChange,
}: RegionFieldsProps) {
  const text = useTexts(texts);
  const cities = useRegions(values.province, loadCities);
  const counties = useRegions(values.city, loadCounties);
  const placeholderOf = (label: string, level: typeof cities) =>
    level.state === 'loading' ? text.loading : label;
  const optionsOf = (level: typeof cities) => (level.state === 'ready' ? level.options : []);
  const hasFailed = cities.state === 'failed' || counties.state === 'failed';
  return (
    <div className={css.field} data-field="region">
      <FieldShell
        as="group"
        label={text.labels.region}
        isRequired
        message={hasFailed ? text.regionsFailed : message}
      >
        {(control) => (
          <div className={css.region}>
            <Select
              aria-label={text.province}
              aria-invalid={control['aria-invalid'] && values.province === ''}
              placeholder={text.province}
              options={provinces}
              value={values.province || null}
              onChange={(province) => onChange({ province, city: '', county: '' })}
            />
            <Select
              aria-label={text.city}
              aria-invalid={control['aria-invalid'] && values.city === ''}
              placeholder={placeholderOf(text.city, cities)}
              options={optionsOf(cities)}
              value={values.city || null}
              isDisabled={cities.state !== 'ready'}
              onChange={(city) => onChange({ city, county: '' })}
            />
            <Select
              aria-label={text.county}
              aria-invalid={control['aria-invalid'] && values.county === ''}
              placeholder={placeholderOf(text.county, counties)}
              options={optionsOf(counties)}
              value={values.county || null}
              isDisabled={counties.state !== 'ready'}
              onChange={(county) => onChange({ county })}
            />
          </div>
        )}
      </FieldShell>
    </div>
  );
}
