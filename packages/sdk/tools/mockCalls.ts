import type { DescribedCall } from './described.ts';
import { filledLines, Imports } from './tableText.ts';

/** A call, and whether it is answered without a log-in. */
export interface KnownCall extends Pick<DescribedCall, 'file' | 'name'> {
  readonly access: string;
}

/** Writes the table of all calls that the mock school answers: endpoint, and who may ask. */
export function mockCallsText(calls: readonly KnownCall[]): string {
  const imports = new Imports();
  const entries = calls.map(
    ({ file, name, access }) =>
      `[${imports.nameOf(file)}.${name}, '${access === 'public' ? 'public' : 'user'}'],`,
  );
  return `// Written by \`npm run docs:api\` from the endpoints and the back end's routes; a change here is lost.
import type { EndpointShape } from '../../client/endpoint.ts';
${imports.textFrom('../../endpoints')}
/** An endpoint, and who may ask: anybody, or who is logged in. */
export type MockCall = readonly [endpoint: EndpointShape, access: 'public' | 'user'];

/** Every call of the platform. */
// oxfmt-ignore
export const calls: readonly MockCall[] = [
${filledLines(entries)}
];
`;
}
