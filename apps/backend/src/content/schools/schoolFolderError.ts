/** A folder that cannot be used; the message names the file and the field. */
export class SchoolFolderError extends Error {
  override readonly name = 'SchoolFolderError';
}
