import { navigate } from '../../shared/routes/hashLocation.ts';

/** Shows the courses that match what was typed; nothing typed shows all. */
export function searchCourses(text: string): void {
  navigate(text === '' ? '/course/list' : `/course/list?courseName=${encodeURIComponent(text)}`);
}
