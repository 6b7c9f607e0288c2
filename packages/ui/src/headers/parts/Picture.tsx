import { useState, type ComponentProps, type ReactNode } from 'react';

/** A picture that is replaced by `fallback` if there is none or it cannot be loaded, even before hydration. */
export function Picture({
  src,
  fallback,
  alt = '',
  ...props
}: Omit<ComponentProps<'img'>, 'src'> & { src?: string | null | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return fallback;
  const checkEarly = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src);
  };
  return <img {...props} ref={checkEarly} src={src} alt={alt} onError={() => setBroken(src)} />;
}
