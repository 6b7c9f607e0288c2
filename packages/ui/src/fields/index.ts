export { CheckAll, Checkbox, Switch, type CheckAllProps, type CheckboxProps } from './choices/Checkbox.tsx';
export { FieldShell, type ControlProps, type FieldProps, type FieldShellProps } from './FieldShell.tsx';
export { readMobile } from './mobile/mobile.ts';
export { MobileField, type MobileFieldProps } from './mobile/MobileField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choices/RadioGroup.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { SmsCodeField, type SmsCodeFieldProps } from './mobile/SmsCodeField.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './TextField.tsx';
export { useAfterPress } from './useAfterPress.ts';
