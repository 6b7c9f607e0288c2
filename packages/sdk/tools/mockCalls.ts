import type { DescribedCall } from './described.ts';
import { filledLines, Imports } from './tableText.ts';

/** A call, and whether it requires a log-in. */
export interface KnownCall extends Pick<DescribedCall, 'file' | 'name'> {
  readonly access: string;
}

/** Writes the table of all calls that the mock school answers: endpoint and required access. */
export function mockCallsText(calls: readonly KnownCall[]): string {
  const imports = new Imports();
  const entries = calls.map(
    ({ file, name, access }) =>
      `[${imports.nameOf(file)}.${name}, '${access === 'public' ? 'public' : 'user'}'],`,
  );
  return `// Written by \`npm run docs:api\` from the endpoints and the back end's routes; a change here is lost.
import type { EndpointShape } from '../../client/endpoint.ts';
${imports.textFrom('../../endpoints')}
/** An endpoint, and the access it requires: 'user' is a logged-in student. */
export type MockCall = readonly [endpoint: EndpointShape, access: 'public' | 'user'];

/** All calls of the platform. */
// oxfmt-ignore
export const calls: readonly MockCall[] = [
${filledLines(entries)}
];
`;
}
