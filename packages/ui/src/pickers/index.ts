export { formats, rangeSeparator, type PickerKind } from './format.ts';
export { DateRangePicker, DateTimeRangePicker, type RangePickerProps } from './range.tsx';
export { DatePicker, DateTimePicker, MonthPicker, TimePicker, type SinglePickerProps } from './single.tsx';
