import { navigate } from '../routes/hashLocation.ts';

/** Shows the courses that match what was typed (specification 2.1); nothing typed shows all. */
export function searchCourses(text: string): void {
  navigate(text === '' ? '/course/list' : `/course/list?courseName=${encodeURIComponent(text)}`);
}
