import type { ReactNode, Ref } from 'react';
import type { SelectOption } from '../Select/index.ts';
import type { StudentInfo, StudentInfoIn, StudentInfoNeeds } from './rules.ts';
import type { LoadRegions } from './useRegions.ts';

/** Result of the slider captcha, valid for one request. */
export interface CaptchaTicket {
  /** Ticket issued by the captcha. */
  ticket: string;
  /** Random string that the ticket was issued for. */
  randstr: string;
}

export interface StudentInfoFormProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLFormElement> | undefined;
  /** The fields that the school requires; no others are shown. See `readNeeds`. */
  needs: StudentInfoNeeds;
  /** The stored values; numbers may be masked. @defaultValue none */
  onFile?: Partial<StudentInfo>;
  /**
   * Values entered on an earlier visit but not submitted, as passed to `onDraft`; other fields show the stored
   * values. @defaultValue none
   */
  draft?: Partial<StudentInfo>;
  /**
   * Called with the entered values after each change, to be stored for `draft`. Keep the function identical
   * between renders.
   */
  onDraft?: (draft: StudentInfo) => void;
  /** Mobile number that the student logs in with, which needs no SMS verification. @defaultValue '' */
  accountMobile?: string;
  /** Whether a stored mobile number cannot be changed here (`mobileFlag` 1). @defaultValue false */
  isMobileFixed?: boolean;
  /** The provinces to choose from. */
  provinces: readonly SelectOption[];
  /**
   * Fetches the cities of a province when it is chosen. Keep the function identical between renders, or it is
   * called again.
   */
  loadCities: LoadRegions;
  /**
   * Fetches the counties of a city when it is chosen. Keep the function identical between renders, or it is
   * called again.
   */
  loadCounties: LoadRegions;
  /** Shows the slider captcha; resolves to its result, or to `null` if it was closed. */
  onSliderCheck: () => Promise<CaptchaTicket | null>;
  /**
   * Sends the SMS code; resolves to `false` if it was not sent. The caller shows the reason and sets the
   * deadline of the number, 60 s ahead.
   */
  onSendSms: (mobile: string, captcha: CaptchaTicket) => Promise<boolean>;
  /**
   * When the next code can be sent, in ms since the epoch, by mobile number; other numbers can be sent a code
   * at once.
   */
  smsDeadlines: Readonly<Record<string, number>>;
  /** Returns the current time in ms since the epoch. @defaultValue Date.now */
  now?: () => number;
  /** Called with the values, if all are valid. Unchanged numbers are `SRC`. */
  onSubmit: (info: StudentInfoIn) => void;
  /** Whether the values are being saved. @defaultValue false */
  isBusy?: boolean;
  /** Called by the cancel button; if omitted, there is no such button. */
  onCancel?: () => void;
  /** Label of the submit button. @defaultValue 提交 / Submit */
  submitLabel?: string;
  /** Shown above the buttons. */
  children?: ReactNode;
}
