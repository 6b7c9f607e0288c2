export { Timetable, type TimetableLesson, type TimetableProps } from './Timetable.tsx';
