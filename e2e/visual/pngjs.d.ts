declare module 'pngjs' {
  /** The parts of pngjs that this project uses. */
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
