import { FieldShell } from '@lectern/ui/fields';
import { Select } from '@lectern/ui/Select';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loginTexts } from '../login.texts.ts';
import { loadRegions, optionsOf, regions } from './regions.store.ts';
import * as css from '../login.css.ts';

/** A region as registration sends it: names, empty while nothing is chosen. */
export interface Region {
  readonly province: string;
  readonly city: string;
  readonly county: string;
}

export interface RegionFieldsProps {
  readonly value: Region;
  readonly onChange: (value: Region) => void;
  /** @defaultValue false */
  readonly isRequired?: boolean;
  readonly message?: string | undefined;
}

/** Province, city and county: choosing one clears those below it. */
export function RegionFields({ value, onChange, isRequired = false, message }: RegionFieldsProps) {
  const texts = useTexts(loginTexts);
  const { current } = useSnapshot(regions);
  useEffect(() => loadRegions(), []);
  const cities = current?.find(({ name }) => name === value.province)?.cities ?? [];
  const counties = cities.find(({ name }) => name === value.city)?.counties ?? [];
  const placeholder = (word: string) => (current === undefined ? texts.regionsLoading : word);
  const isWrong = message !== undefined;
  return (
    <FieldShell as="group" label={texts.region} isRequired={isRequired} message={message}>
      {() => (
        <div className={css.region}>
          <Select
            aria-label={texts.province}
            aria-invalid={isWrong && value.province === ''}
            placeholder={placeholder(texts.province)}
            options={optionsOf(current)}
            value={value.province || null}
            isDisabled={current === undefined}
            onChange={(province) => onChange({ province, city: '', county: '' })}
          />
          <Select
            aria-label={texts.city}
            aria-invalid={isWrong && value.city === ''}
            placeholder={texts.city}
            options={optionsOf(cities)}
            value={value.city || null}
            isDisabled={cities.length === 0}
            onChange={(city) => onChange({ ...value, city, county: '' })}
          />
          <Select
            aria-label={texts.county}
            aria-invalid={isWrong && value.county === ''}
            placeholder={texts.county}
            options={optionsOf(counties)}
            value={value.county || null}
            isDisabled={counties.length === 0}
            onChange={(county) => onChange({ ...value, county })}
          />
        </div>
      )}
    </FieldShell>
  );
}
