import { createServer } from 'node:net';
import { errnoOf } from '../database/embedded/errors.ts';

/** The port is in use, or this user may not use it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number, reason: 'taken' | 'forbidden') {
    const explanation = reason === 'taken' ? 'is taken by another program' : 'may not be used by this user';
    const other = `PORT=${port < 1024 ? 8080 : port + 1}`;
    const way =
      process.platform === 'win32'
        ? `set ${other} (in PowerShell $env:${other}), then npm start`
        : `${other} npm start`;
    super(`Port ${port} ${explanation}. Choose another one, for example: ${way}`);
  }
}

/** Turns a failed `listen` into a readable error; returns other errors as they are. */
export function portError(port: number, error: unknown): unknown {
  if (errnoOf(error) === 'EADDRINUSE') return new PortTakenError(port, 'taken');
  return errnoOf(error) === 'EACCES' ? new PortTakenError(port, 'forbidden') : error;
}

/** Checks whether a port is free, before anything else is started. @throws {PortTakenError} */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', (error) => reject(portError(port, error)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
