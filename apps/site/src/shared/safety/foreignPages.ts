/**
 * Shows foreign HTML in a new window, in a sandboxed frame without scripts or network access; returns false if
 * the browser blocked it.
 */
export function openSandboxed(html: string, title: string): boolean {
  const opened = window.open('', '_blank');
  if (opened === null) return false;
  opened.opener = null;
  const page = opened.document;
  page.title = title;
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', '');
  frame.title = title;
  frame.srcdoc = html;
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff';
  page.body.replaceChildren(frame);
  return true;
}

/** Loads a page of the same origin in a hidden frame; returns the function that removes it. */
export function loadInHiddenFrame(address: string): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  return () => frame.remove();
}
