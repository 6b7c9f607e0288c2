import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Returns the files of a drag or paste without folders, which look like empty files. */
function filesOf({ items, files }: DataTransfer): File[] {
  const folders = Array.from(items, (item) => item.webkitGetAsEntry?.()?.isDirectory === true);
  const isMapped = Array.from(items).every(({ kind }) => kind === 'file');
  return Array.from(files).filter((_, index) => !(isMapped && folders[index]));
}

/** Accepts files that are dropped on or pasted into an element. */
export function useFileDrop(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  const take = (data: DataTransfer) => {
    const files = filesOf(data);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Also while disabled, or the browser would open the file instead of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      setOver(!isDisabled);
    },
    onDragLeave(event: DragEvent) {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!isDisabled) take(event.dataTransfer);
    },
    onPaste(event: ClipboardEvent) {
      if (!isDisabled && take(event.clipboardData)) event.preventDefault();
    },
  };
  return { isOver, handlers };
}
