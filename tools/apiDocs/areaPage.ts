import { isProvisional } from '@lectern/sdk/table';
import { pathOf } from '../../apps/backend/src/platform/http/naming.ts';
import { placesOf, type Described } from '../../apps/backend/src/platform/http/input/places.ts';
import { typeText } from './typeText.ts';

/** A call as documented on the pages. */
export interface DocumentedCall extends Described {
  readonly area: string;
  readonly text: string;
  readonly types: { readonly input: string; readonly output: string };
}

function remarks({ endpoint, access }: DocumentedCall): string {
  const words = [
    access === 'public' ? 'for everyone' : 'for students',
    ...(endpoint.envelope === 'bare' ? ['bare reply'] : []),
    ...(endpoint.idempotent === true ? ['may be repeated'] : []),
    ...(endpoint.once === true ? ['sent with an `Idempotency-Key`, may be repeated with it'] : []),
    ...(endpoint.quiet === undefined ? [] : [`quiet: ${endpoint.quiet.join(', ')}`]),
    ...(isProvisional(endpoint) ? ['path of our own'] : []),
  ];
  return words.join(' · ');
}

/** Returns a type's name without the prefix of its import. */
const nameOf = (type: string): string => type.replace(/^\w+\./, '');

function section(call: DocumentedCall): string {
  const { endpoint, schema, text, types } = call;
  const places = Object.entries(placesOf(call)).filter(([, names]) => names.length > 0);
  const where = places
    .map(([place, names]) => `${place}: ${names.map((name) => `\`${name}\``).join(', ')}`)
    .join('; ');
  const body = endpoint.body === undefined ? '' : `; \`${endpoint.body}\` is the whole body`;
  const input =
    where === ''
      ? 'No input.'
      : `Input \`${nameOf(types.input)}\` (${where}${body}):\n\n\`\`\`ts\n${typeText(schema.input)}\n\`\`\``;
  return `## ${endpoint.id}

\`${endpoint.method} ${pathOf(endpoint)}\`

${text}

${remarks(call)}

${input}

Output \`${nameOf(types.output)}\`:

\`\`\`ts
${typeText(schema.output)}
\`\`\`
`;
}

/** Returns the page of an area. */
export function areaPage(area: string, calls: readonly DocumentedCall[]): string {
  const anchor = (id: string): string => `#${id.toLowerCase().replaceAll('.', '')}`;
  const rows = calls.map(
    ({ endpoint }) =>
      `| [${endpoint.id}](${anchor(endpoint.id)}) | ${endpoint.method} | \`${pathOf(endpoint)}\` |`,
  );
  return `# ${area}

\`import { … } from '@lectern/sdk/endpoints/${area}'\`

| call | method | address |
| --- | --- | --- |
${rows.join('\n')}

${calls.map(section).join('\n')}`;
}

/** Returns the page that links to all areas. */
export function indexPage(areas: ReadonlyMap<string, readonly DocumentedCall[]>): string {
  const all = [...areas.values()].flat();
  const rows = [...areas].map(([area, calls]) => `| [${area}](${area}.md) | ${calls.length} |`);
  return `# The calls

${all.length} calls in ${areas.size} areas, as the sources of \`packages/sdk\` describe them; for machines in [openapi.json](openapi.json).
\`npm run docs:api\` writes these pages anew.

Each call goes to its path with the headers \`Authorization\`, \`schoolId\`, \`companyId\`, \`Memory\`,
\`system_os\`, \`platform\` and \`app_version\`.
A reply is \`{code, message, data}\`: code \`"1"\` is success and \`data\` the output, any other code is a refusal
whose message is for the student,
and 600 asks for the slider challenge. A call with a bare reply answers with the output itself. Quiet codes are the caller's to deal with.
\`UtcTime\` is a UTC ISO text, \`Day\` is \`YYYY-MM-DD\`, names that end in \`Cents\` are money in cents.

| area | calls |
| --- | --- |
${rows.join('\n')}
`;
}
