/** An invalid folder of a company; the message names the file and the field. */
export class SchoolFolderError extends Error {
  override readonly name = 'SchoolFolderError';
}
