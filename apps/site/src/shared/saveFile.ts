/** A file created by the page. */
export interface CreatedFile {
  readonly name: string;
  readonly content: string;
  /** @defaultValue `application/octet-stream`, which every browser saves */
  readonly type?: string;
}

/** Offers a file to the user as a download. */
export function saveFile({ name, content, type = 'application/octet-stream' }: CreatedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has copied the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
