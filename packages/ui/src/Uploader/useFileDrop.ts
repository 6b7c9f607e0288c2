import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Files of a drag or a paste; folders, which look like empty files, are left out. */
function filesOf({ items, files }: DataTransfer): File[] {
  const folders = Array.from(items, (item) => item.webkitGetAsEntry?.()?.isDirectory === true);
  const isMapped = Array.from(items).every(({ kind }) => kind === 'file');
  return Array.from(files).filter((_, index) => !(isMapped && folders[index]));
}

/** Takes files that are dropped on or pasted into an element. */
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
      // Also when disabled, or the browser would leave the page for the file.
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
