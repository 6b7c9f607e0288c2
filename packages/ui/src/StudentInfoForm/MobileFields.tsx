import { Button } from '../Button/index.ts';
import { useSecondsLeft } from '../countdown/index.ts';
import { TextField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { NumberOnFile } from './NumberOnFile.tsx';
import * as css from './StudentInfoForm.css.ts';
import { texts } from './StudentInfoForm.texts.ts';
import type { StudentInfoState } from './useStudentInfo.ts';

/** The fields for the mobile number and the code sent to it by SMS. */
export function MobileFields({ info }: { info: StudentInfoState }) {
  const text = useTexts(texts);
  const { values, isMobileShut, sms, fieldOf, change, leave } = info;
  const field = fieldOf('mobile');
  return (
    <>
      <div className={css.field} data-field="mobile">
        <NumberOnFile
          {...field}
          message={field.message ?? (sms.isSliderClosed ? text.notSent : undefined)}
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          value={values.mobile}
          onFile={info.onFile.mobile}
          disabled={isMobileShut}
          {...(isMobileShut && { hint: text.fixedMobile })}
          onValue={info.changeMobile}
          onBlur={() => leave('mobile')}
          suffix={sms.canSend ? <SendCode {...sms} /> : undefined}
        />
      </div>
      {sms.isAsked && (
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
    </>
  );
}

/** The button that sends the code, with the texts of this form. */
function SendCode({ deadline, now, isAsked, isSending, send }: StudentInfoState['sms']) {
  const text = useTexts(texts);
  const left = useSecondsLeft(deadline, now);
  const word = isAsked ? text.resendCode : text.sendCode;
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={left > 0}
      isBusy={isSending}
      onClick={send}
      style={{ marginInlineEnd: '-8px', fontVariantNumeric: 'tabular-nums' }}
    >
      {left > 0 ? text.wait(left) : word}
    </Button>
  );
}
