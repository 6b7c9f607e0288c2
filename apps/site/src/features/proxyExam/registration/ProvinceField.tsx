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
  /** No province is chosen though one must be. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The province that was chosen stays a choice, also where the school no longer lists it. */
function withOwn(provinces: readonly ProvinceOption[], sign: Sign | undefined): readonly ProvinceOption[] {
  const own = sign?.provinceCode ?? '';
  if (own === '' || provinces.some(({ value }) => value === own)) return provinces;
  return [...provinces, { value: own, label: sign?.province ?? own }];
}

/** Chooses where the exam is sat, and shows when one registers and sits it there. */
export function ProvinceField({ isMissing, ref }: ProvinceFieldProps) {
  const texts = useTexts(registrationTexts);
  const { sign, province } = useSnapshot(registration);
  const { status, value } = useSnapshot(provinces);
  const options = withOwn(value ?? [], sign);
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

/** The times of the chosen province, and whether it is too early or too late. */
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
