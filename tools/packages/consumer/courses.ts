import { createClient, list, text } from '@lectern/sdk';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import { mockSchool } from '@lectern/sdk/testing';

/** Reads the names of a school's courses, like any front end would. */
export async function readCourses(): Promise<string[]> {
  const { fetch } = await mockSchool();
  const client = createClient({ origin: 'https://school.example', fetch });
  const found = await client.request(catalogue.list, {});
  return list(found?.records).map((course) => text(course.courseName));
}
