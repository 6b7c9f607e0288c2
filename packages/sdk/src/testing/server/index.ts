export { runCommand } from './cli.ts';
export { serveMock, type MockServer, type MockServerOptions } from './serve.ts';
