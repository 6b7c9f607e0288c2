declare module 'pngjs' {
  /** What this project uses of pngjs. */
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static sync: {
      read(bytes: Buffer): PNG;
      write(picture: PNG, options?: { colorType: 2; deflateLevel: number }): Buffer;
    };
  }
}
