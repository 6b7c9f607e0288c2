import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../Button/index.ts';
import { secondsLeft, useSecondsLeft } from '../countdown/index.ts';
import { FieldShell, RadioGroup, readMobile, SelectField, TextField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { Select, type SelectOption } from '../Select/index.ts';
import { NumberOnFile } from './NumberOnFile.tsx';
import {
  checkStudentInfo,
  educations,
  emptyStudentInfo,
  identityTypes,
  isMobile,
  needsSms,
  studentInfoFields,
  toStudentInfoIn,
  type StudentInfo,
  type StudentInfoField,
  type StudentInfoIn,
  type StudentInfoNeeds,
} from './rules.ts';
import * as css from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';
import { useRegions, type LoadRegions } from './useRegions.ts';

/** What the slider challenge gives. A ticket is good for one request. */
export interface CaptchaTicket {
  /** What the challenge issued. */
  ticket: string;
  /** What it was issued for. */
  randstr: string;
}

export interface StudentInfoFormProps {
  /** The element itself. */
  ref?: Ref<HTMLFormElement> | undefined;
  /** What the school requires; nothing else is shown. See `readNeeds`. */
  needs: StudentInfoNeeds;
  /** What is on file; numbers may be masked. @defaultValue nothing */
  onFile?: Partial<StudentInfo>;
  /** What was typed on an earlier visit and not sent, as `onDraft` told it; the rest is on file. @defaultValue nothing */
  draft?: Partial<StudentInfo>;
  /** Tells what is typed, after each change, to be kept for `draft`. Keep the function the same between renders. */
  onDraft?: (draft: StudentInfo) => void;
  /** The mobile that the student logs in with: it needs no SMS. @defaultValue '' */
  accountMobile?: string;
  /** `mobileFlag` is 1: a phone that exists cannot be changed here. @defaultValue false */
  isMobileFixed?: boolean;
  /** The provinces to choose from. */
  provinces: readonly SelectOption[];
  /** Fetches the cities of a province; asked once for each. */
  loadCities: LoadRegions;
  /** Fetches the counties of a city. */
  loadCounties: LoadRegions;
  /** Shows the slider challenge; `null` when it was closed. */
  onSliderCheck: () => Promise<CaptchaTicket | null>;
  /** Sends the code; `false` when it was not sent. The owner says why and moves its deadline 60 s on. */
  onSendSms: (mobile: string, captcha: CaptchaTicket) => Promise<boolean>;
  /** When the next code may be sent, in ms, by the number that waits for it; any other waits for none. */
  smsDeadlines: Readonly<Record<string, number>>;
  /** The clock of `smsDeadlines`. @defaultValue Date.now */
  now?: () => number;
  /** Everything is in order. Unchanged numbers are `SRC`. */
  onSubmit: (info: StudentInfoIn) => void;
  /** It is being saved. @defaultValue false */
  isBusy?: boolean;
  /** Shows a button that gives up. */
  onCancel?: () => void;
  /** What its button says. @defaultValue 提交 / Submit */
  submitLabel?: string;
  /** Stands above the buttons. */
  children?: ReactNode;
}

/** Asks a student for what the school requires. */
export function StudentInfoForm(props: StudentInfoFormProps) {
  const {
    needs,
    accountMobile = '',
    isMobileFixed = false,
    onDraft,
    onSliderCheck,
    onSendSms,
    onSubmit,
  } = props;
  const text = useTexts(texts);
  const [onFile] = useState<StudentInfo>(() => ({ ...emptyStudentInfo, ...props.onFile }));
  const [begun] = useState<StudentInfoIn>(() => ({ ...onFile, ...props.draft, smsCode: '' }));
  const [values, setValues] = useState(begun);
  const [validated, setValidated] = useState<ReadonlySet<StudentInfoField>>(() => new Set());
  /** A wait that still runs says that a code went to the number, also before a reload. */
  const hasSent = (mobile: string) =>
    needsSms(mobile, onFile.mobile, accountMobile) &&
    secondsLeft(props.smsDeadlines[mobile.trim()] ?? null, (props.now ?? Date.now)()) > 0;
  const [isSmsAsked, setSmsAsked] = useState(() => hasSent(begun.mobile));
  const [isSending, setSending] = useState(false);
  const [isSliderClosed, setSliderClosed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(props.ref, () => form.current, []);
  const problems = checkStudentInfo(values, { needs, onFile, isSmsAsked });

  useEffect(() => {
    const { smsCode: _, ...draft } = values;
    if (values !== begun) onDraft?.(draft);
  }, [values, begun, onDraft]);

  const change = (changes: Partial<StudentInfoIn>) => setValues((now) => ({ ...now, ...changes }));
  const leave = (...fields: StudentInfoField[]) => setValidated((now) => new Set([...now, ...fields]));
  const messageOf = (field: StudentInfoField) => {
    const problem = validated.has(field) ? problems[field] : undefined;
    return problem && text.problems[field][problem];
  };
  const focus = (field: StudentInfoField) =>
    form.current?.querySelector<HTMLElement>(`[data-field=${field}] :is(input, button)`)?.focus();

  /** The code is asked for only after the slider check. */
  const sendCode = async () => {
    if (isSending) return;
    leave('mobile');
    const mobile = values.mobile.trim();
    if (!isMobile(mobile)) return focus('mobile');
    setSending(true);
    setSliderClosed(false);
    try {
      const captcha = await onSliderCheck();
      setSliderClosed(captcha === null);
      if (captcha && (await onSendSms(mobile, captcha))) setSmsAsked(true);
    } finally {
      setSending(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    leave(...studentInfoFields);
    const wrong = studentInfoFields.find((field) => problems[field]);
    if (wrong) return focus(wrong);
    const mustProve = needs.mobile && needsSms(values.mobile, onFile.mobile, accountMobile);
    if (mustProve && values.smsCode === '') return void sendCode();
    onSubmit(toStudentInfoIn(values, onFile));
  };

  const fieldOf = (field: StudentInfoField) => ({
    label: text.labels[field],
    message: messageOf(field),
    isRequired: true,
  });
  /** The draft says that another number was typed, but does not hold it. */
  const isNumberDropped = props.draft?.identityId === '' && values.identityId === '';
  const isMobileShut = isMobileFixed && onFile.mobile !== '';
  const canSend = !isMobileShut && needsSms(values.mobile, onFile.mobile, accountMobile);

  return (
    <form ref={form} className={css.form} noValidate onSubmit={handleSubmit}>
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
      {needs.mobile && (
        <div className={css.field} data-field="mobile">
          <NumberOnFile
            {...fieldOf('mobile')}
            message={messageOf('mobile') ?? (isSliderClosed ? text.notSent : undefined)}
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            value={values.mobile}
            onFile={onFile.mobile}
            disabled={isMobileShut}
            {...(isMobileShut && { hint: text.fixedMobile })}
            onValue={(written) => {
              const mobile = readMobile(written);
              // A code belongs to the number it was sent to.
              setSmsAsked(hasSent(mobile));
              setSliderClosed(false);
              change({ mobile, smsCode: '' });
            }}
            onBlur={() => leave('mobile')}
            suffix={
              canSend ? (
                <SendCode
                  deadline={props.smsDeadlines[values.mobile.trim()] ?? null}
                  now={props.now}
                  hasSent={isSmsAsked}
                  isBusy={isSending}
                  onSend={() => void sendCode()}
                />
              ) : undefined
            }
          />
        </div>
      )}
      {needs.mobile && isSmsAsked && (
        <div className={css.field} data-field="smsCode">
          <TextField
            {...fieldOf('smsCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={values.smsCode}
            onChange={(event) => change({ smsCode: event.target.value })}
            onBlur={() => leave('smsCode')}
          />
        </div>
      )}
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
          <RegionFields {...props} values={values} message={messageOf('region')} onChange={change} />
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

interface SendCodeProps {
  deadline: number | null;
  now: (() => number) | undefined;
  hasSent: boolean;
  isBusy: boolean;
  onSend: () => void;
}

/** The button that sends the code, in the words of this form. */
function SendCode({ deadline, now, hasSent, isBusy, onSend }: SendCodeProps) {
  const text = useTexts(texts);
  const left = useSecondsLeft(deadline, now);
  const word = hasSent ? text.resendCode : text.sendCode;
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={left > 0}
      isBusy={isBusy}
      onClick={onSend}
      style={{ marginInlineEnd: '-8px', fontVariantNumeric: 'tabular-nums' }}
    >
      {left > 0 ? text.wait(left) : word}
    </Button>
  );
}

type RegionFieldsProps = Pick<StudentInfoFormProps, 'provinces' | 'loadCities' | 'loadCounties'> & {
  values: StudentInfo;
  message: string | undefined;
  onChange: (changes: Partial<StudentInfo>) => void;
};

/** Province, city and county: choosing one clears what is under it. */
function RegionFields({ provinces, loadCities, loadCounties, values, message, onChange }: RegionFieldsProps) {
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
