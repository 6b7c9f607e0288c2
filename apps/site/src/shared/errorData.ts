import { isApiError } from '@lectern/sdk';

/** Returns a property of the data that the server sent with an error; undefined if there is none. */
export const errorData = (error: unknown, name: string): unknown =>
  isApiError(error) ? Reflect.get(Object(error.data), name) : undefined;
