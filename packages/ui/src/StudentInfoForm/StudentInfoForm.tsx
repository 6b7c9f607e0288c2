import { Button } from '../Button/index.ts';
import { RadioGroup, SelectField, TextField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { MobileFields } from './MobileFields.tsx';
import { NumberOnFile } from './NumberOnFile.tsx';
import { RegionFields } from './RegionFields.tsx';
import { educations, identityTypes } from './rules.ts';
import * as css from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';
import type { StudentInfoFormProps } from './studentInfoFormProps.ts';
import { useStudentInfo } from './useStudentInfo.ts';

/** Form for the personal details that the school requires. */
export function StudentInfoForm(props: StudentInfoFormProps) {
  const { needs } = props;
  const text = useTexts(texts);
  const info = useStudentInfo(props);
  const { values, onFile, change, leave, fieldOf } = info;
  /** The draft records that another number was entered, but does not store the number itself. */
  const isNumberDropped = props.draft?.identityId === '' && values.identityId === '';

  return (
    <form ref={info.form} className={css.form} noValidate onSubmit={info.handleSubmit}>
      {needs.name && (
        <div className={css.field} data-field="name">
          <TextField
            {...fieldOf('name')}
            autoComplete="name"
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => leave('name')}
          />
        </div>
      )}
      {needs.identityType && (
        <div className={css.field} data-field="identityTypeCode">
          <SelectField
            {...fieldOf('identityTypeCode')}
            options={identityTypes.map((value) => ({ value, label: text.identityTypes[value] }))}
            value={values.identityTypeCode || null}
            onChange={(identityTypeCode) => change({ identityTypeCode })}
          />
        </div>
      )}
      {needs.identityId && (
        <div className={css.field} data-field="identityId">
          <NumberOnFile
            {...fieldOf('identityId')}
            autoComplete="off"
            value={values.identityId}
            onFile={onFile.identityId}
            {...(isNumberDropped && { hint: text.typeAgain })}
            onValue={(identityId) => change({ identityId })}
            onBlur={() => leave('identityId')}
          />
        </div>
      )}
      {needs.mobile && <MobileFields info={info} />}
      {needs.sex && (
        <div className={css.field} data-field="sex">
          <RadioGroup
            {...fieldOf('sex')}
            options={[
              { value: 'MALE', label: text.male },
              { value: 'FEMALE', label: text.female },
            ]}
            value={values.sex || null}
            onChange={(sex) => change({ sex })}
          />
        </div>
      )}
      {needs.education && (
        <div className={css.field} data-field="educationCode">
          <SelectField
            {...fieldOf('educationCode')}
            options={educations.map((value) => ({ value, label: text.educations[value] }))}
            value={values.educationCode || null}
            onChange={(educationCode) => change({ educationCode })}
          />
        </div>
      )}
      {needs.address && (
        <>
          <RegionFields
            provinces={props.provinces}
            loadCities={props.loadCities}
            loadCounties={props.loadCounties}
            values={values}
            message={fieldOf('region').message}
            onChange={change}
          />
          <TextField
            label={text.labels.addressDetail}
            autoComplete="street-address"
            value={values.addressDetail}
            onChange={(event) => change({ addressDetail: event.target.value })}
          />
        </>
      )}
      {props.children}
      <div className={css.actions}>
        {props.onCancel && <Button onClick={props.onCancel}>{text.cancel}</Button>}
        <Button type="submit" variant="primary" isBusy={props.isBusy ?? false}>
          {props.submitLabel ?? text.submit}
        </Button>
      </div>
    </form>
  );
}
