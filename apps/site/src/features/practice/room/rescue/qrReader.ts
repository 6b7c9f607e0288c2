/** Reads the codes in the current frame of a video. */
export type QrReader = (source: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  /** The browser's own, if it has one (Shape Detection API). */
  var BarcodeDetector: DetectorClass | undefined;
}

/** Some browsers have the class but support no format on this system. */
async function supportsQrCodes(detector: DetectorClass): Promise<boolean> {
  const formats: readonly string[] = await detector.getSupportedFormats().catch(() => []);
  return formats.includes('qr_code');
}

/**
 * Creates a reader: the browser's own, or else one that is loaded now.
 * @throws if that cannot be loaded.
 */
export async function openQrReader(): Promise<QrReader> {
  const own = globalThis.BarcodeDetector;
  const Reader =
    own !== undefined && (await supportsQrCodes(own)) ? own : (await import('qr/decode.js')).BarcodeDetector;
  const detector = new Reader({ formats: ['qr_code'] });
  return async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue);
}
