import { useEffect, useImperativeHandle, useRef, useState, type FormEvent } from 'react';
import { secondsLeft } from '../countdown/index.ts';
import { readMobile } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import {
  checkStudentInfo,
  emptyStudentInfo,
  isMobile,
  needsSms,
  studentInfoFields,
  toStudentInfoIn,
  type StudentInfo,
  type StudentInfoField,
  type StudentInfoIn,
} from './rules.ts';
import type { StudentInfoFormProps } from './studentInfoFormProps.ts';
import { texts } from './StudentInfoForm.texts.ts';

/** State of the form: values, errors and the SMS verification. */
export function useStudentInfo(props: StudentInfoFormProps) {
  const {
    needs,
    accountMobile = '',
    isMobileFixed = false,
    smsDeadlines,
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
  const needsCode = (mobile: string) => needsSms(mobile, onFile.mobile, accountMobile);
  const deadlineOf = (mobile: string) => smsDeadlines[mobile.trim()] ?? null;
  /** A deadline in the future means that a code was sent to the number, even before a reload. */
  const hasSent = (mobile: string) =>
    needsCode(mobile) && secondsLeft(deadlineOf(mobile), (props.now ?? Date.now)()) > 0;
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
  const validateFields = (...fields: StudentInfoField[]) =>
    setValidated((now) => new Set([...now, ...fields]));
  const fieldOf = (field: StudentInfoField) => {
    const problem = validated.has(field) ? problems[field] : undefined;
    return { label: text.labels[field], message: problem && text.problems[field][problem], isRequired: true };
  };
  const focus = (field: StudentInfoField) =>
    form.current?.querySelector<HTMLElement>(`[data-field=${field}] :is(input, button)`)?.focus();

  /** The code is sent only after the slider captcha. */
  const sendCode = async () => {
    if (isSending) return;
    validateFields('mobile');
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
    validateFields(...studentInfoFields);
    const wrong = studentInfoFields.find((field) => problems[field]);
    if (wrong) return focus(wrong);
    if (needs.mobile && needsCode(values.mobile) && values.smsCode === '') return void sendCode();
    onSubmit(toStudentInfoIn(values, onFile));
  };

  const isMobileShut = isMobileFixed && onFile.mobile !== '';
  return {
    form,
    values,
    onFile,
    change,
    /** Marks fields as left: from now on their errors are shown. */
    leave: validateFields,
    fieldOf,
    handleSubmit,
    changeMobile: (typed: string) => {
      const mobile = readMobile(typed);
      // A code is valid only for the number it was sent to.
      setSmsAsked(hasSent(mobile));
      setSliderClosed(false);
      change({ mobile, smsCode: '' });
    },
    isMobileShut,
    sms: {
      canSend: !isMobileShut && needsCode(values.mobile),
      isAsked: isSmsAsked,
      isSending,
      isSliderClosed,
      deadline: deadlineOf(values.mobile),
      now: props.now,
      send: () => void sendCode(),
    },
  };
}

export type StudentInfoState = ReturnType<typeof useStudentInfo>;
