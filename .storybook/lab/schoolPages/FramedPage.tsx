import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface FramedPageProps {
  /** Accessible name of the frame. */
  title: string;
  className: string;
  /** Width of the framed page in CSS px; media queries apply to it. */
  width: number;
  /** Minimum and maximum height of the frame in CSS px; before the page is rendered it has the minimum. */
  heights: Readonly<Record<'least' | 'most', number>>;
  /** Scale of the page, 0 to 1. */
  scale: number;
  /** Attributes of the framed page's `html`. */
  attributes: Readonly<Record<'class' | 'lang' | 'data-theme', string>>;
  /** CSS in addition to the page's own. */
  css: string;
  children: ReactNode;
}

const isStyle = (node: Node): boolean =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** Copies the styles of this page into the frame, including those added later. */
function shareStyles(from: Document, to: Document): () => void {
  const add = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isStyle(node)) to.head.append(node.cloneNode(true));
  };
  add(from.head.childNodes);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) add(addedNodes);
  });
  observer.observe(from.head, { childList: true });
  return () => observer.disconnect();
}

/** Renders a page in a frame, so that its width, fixed elements and dialogs behave as on a real page. */
export function FramedPage({
  title,
  className,
  width,
  heights,
  scale,
  attributes,
  css,
  children,
}: FramedPageProps) {
  const [inside, setInside] = useState<Document | null>(null);
  const [pageHeight, setPageHeight] = useState(0);
  const height = Math.min(heights.most, Math.max(heights.least, pageHeight));

  useEffect(() => (inside ? shareStyles(document, inside) : undefined), [inside]);
  useEffect(() => {
    if (!inside) return undefined;
    const observer = new ResizeObserver(() => setPageHeight(inside.body.offsetHeight));
    observer.observe(inside.body);
    return () => observer.disconnect();
  }, [inside]);
  useEffect(() => {
    if (!inside) return;
    for (const [name, value] of Object.entries(attributes)) inside.documentElement.setAttribute(name, value);
    inside.title = title;
  }, [inside, attributes, title]);

  return (
    <div style={{ width: width * scale, height: height * scale, margin: '0 auto', overflow: 'hidden' }}>
      <iframe
        className={className}
        title={title}
        // The doctype prevents quirks mode.
        srcDoc="<!doctype html><body></body>"
        onLoad={(event) => setInside(event.currentTarget.contentDocument)}
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
      {inside &&
        createPortal(
          <>
            <style>{css}</style>
            {children}
          </>,
          inside.body,
        )}
    </div>
  );
}
