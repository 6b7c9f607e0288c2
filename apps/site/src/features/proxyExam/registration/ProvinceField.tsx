import { SelectField } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { ports } from '../../../shared/ports.ts';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { TimeFacts } from '../ExamFacts.tsx';
import { type ProvinceOption, type Sign, windowOf } from '../proxyExam.model.ts';
import * as css from './registration.css.ts';
import {
  chooseProvince,
  hasFailed,
  loadProvinces,
  loadTimes,
  provinces,
  registration,
  times,
} from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';

export interface ProvinceFieldProps {
  /** Whether a required province is missing. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Adds the chosen province to the options if the school no longer lists it. */
function withChosenProvince(
  provinces: readonly ProvinceOption[],
  sign: Sign | undefined,
): readonly ProvinceOption[] {
  const own = sign?.provinceCode ?? '';
  if (own === '' || provinces.some(({ value }) => value === own)) return provinces;
  return [...provinces, { value: own, label: sign?.province ?? own }];
}

/** Chooses the province of the exam, and shows its registration period and exam time. */
export function ProvinceField({ isMissing, ref }: ProvinceFieldProps) {
  const texts = useTexts(registrationTexts);
  const { sign, province } = useSnapshot(registration);
  const { status, value } = useSnapshot(provinces);
  const options = withChosenProvince(value ?? [], sign);
  return (
    <div className={css.narrow}>
      {hasFailed(status) && (
        <FailedNote onRetry={() => void loadProvinces()}>{texts.provincesFailed}</FailedNote>
      )}
      {status === 'ready' && options.length === 0 ? (
        <p className={css.help}>{texts.noProvinces}</p>
      ) : (
        <SelectField
          ref={ref}
          label={texts.province}
          hint={province === '' ? texts.provinceHint : undefined}
          isRequired
          message={isMissing ? texts.mustChooseProvince : undefined}
          options={options}
          value={province === '' ? null : province}
          onChange={chooseProvince}
          isDisabled={options.length === 0}
        />
      )}
      {province !== '' && <Times />}
    </div>
  );
}

/** The times of the chosen province, and whether registration is not open yet or over. */
function Times() {
  const texts = useTexts(registrationTexts);
  const locale = useLocale();
  const { status, value } = useSnapshot(times);
  if (hasFailed(status)) {
    return <FailedNote onRetry={() => void loadTimes()}>{texts.timesFailed}</FailedNote>;
  }
  const window = value === undefined ? 'within' : windowOf(value, ports.now());
  return (
    <div className={css.times} role="status" aria-busy={status === 'loading'}>
      {value === undefined ? texts.timesLoading : <TimeFacts times={value} />}
      {window === 'before' && (
        <p className={css.problem}>{texts.notYet(formatTime(value?.startsAt ?? '', 'moment', locale))}</p>
      )}
      {window === 'after' && (
        <p className={css.problem}>{texts.over(formatTime(value?.endsAt ?? '', 'moment', locale))}</p>
      )}
    </div>
  );
}
