import type { ReactNode, Ref } from 'react';
import type { SelectOption } from '../Select/index.ts';
import type { StudentInfo, StudentInfoIn, StudentInfoNeeds } from './rules.ts';
import type { LoadRegions } from './useRegions.ts';

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
