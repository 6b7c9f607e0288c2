/** Reads the codes in a picture or in the frame of a film that is shown just now. */
export type QrReader = (source: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  /** The browser's own, where it has one (Shape Detection API). */
  var BarcodeDetector: DetectorClass | undefined;
}

/** Some browsers have the class and know no format on this system. */
async function knowsCodes(detector: DetectorClass): Promise<boolean> {
  const formats: readonly string[] = await detector.getSupportedFormats().catch(() => []);
  return formats.includes('qr_code');
}

/** Makes a reader: the browser's own, else one that is loaded now. @throws when that cannot be had. */
export async function openQrReader(): Promise<QrReader> {
  const own = globalThis.BarcodeDetector;
  const Reader =
    own !== undefined && (await knowsCodes(own)) ? own : (await import('qr/decode.js')).BarcodeDetector;
  const detector = new Reader({ formats: ['qr_code'] });
  return async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue);
}
