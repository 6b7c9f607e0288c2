/** Reply to a request in a mini program. */
export interface WxReply {
  readonly statusCode: number;
  readonly data: unknown;
  readonly header: Readonly<Record<string, unknown>>;
}

/** A pending request. */
export interface WxTask {
  abort(): void;
}

/** A socket of a mini program. */
export interface WxSocketTask {
  onOpen(hear: () => void): void;
  onMessage(hear: (message: { readonly data: unknown }) => void): void;
  onClose(hear: (closed: { readonly code: number }) => void): void;
  onError(hear: () => void): void;
  send(options: { readonly data: string }): void;
  close(options: { readonly code: number }): void;
}

/** The part of WeChat's `wx` that the adapters use; pass `wx` itself. */
export interface Wx {
  request(options: {
    readonly url: string;
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly header: Record<string, string>;
    readonly data?: string;
    readonly dataType: '其他';
    readonly responseType: 'text';
    readonly success: (reply: WxReply) => void;
    readonly fail: (failure: { readonly errMsg: string }) => void;
  }): WxTask;
  connectSocket(options: { readonly url: string }): WxSocketTask;
  getStorageSync(key: string): unknown;
  setStorageSync(key: string, value: string): void;
  removeStorageSync(key: string): void;
}
