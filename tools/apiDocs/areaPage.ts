import { isProvisional } from '@lectern/sdk/table';
import { pathOf } from '../../apps/backend/src/platform/http/naming.ts';
import { inputFieldsOf, type Described } from '../../apps/backend/src/platform/http/input/inputFields.ts';
import { typeText } from './typeText.ts';

/** A call with the information that the pages show. */
export interface DocumentedCall extends Described {
  readonly area: string;
  readonly text: string;
  readonly types: { readonly input: string; readonly output: string };
}

function remarks({ endpoint, access }: DocumentedCall): string {
  const remarkTexts = [
    access === 'public' ? 'for everyone' : 'for students',
    ...(endpoint.envelope === 'bare' ? ['bare reply'] : []),
    ...(endpoint.idempotent === true ? ['may be repeated safely'] : []),
    ...(endpoint.once === true ? ['sent with an `Idempotency-Key`; may be repeated with the same key'] : []),
    ...(endpoint.quiet === undefined ? [] : [`codes for the caller: ${endpoint.quiet.join(', ')}`]),
    ...(isProvisional(endpoint) ? ['path chosen by this project'] : []),
  ];
  return remarkTexts.join(' · ');
}

/** Returns the name of a type without the namespace of its import. */
const nameOf = (type: string): string => type.replace(/^\w+\./, '');

function section(call: DocumentedCall): string {
  const { endpoint, schema, text, types } = call;
  const sent = Object.entries(inputFieldsOf(call)).filter(([, names]) => names.length > 0);
  const where = sent
    .map(([place, names]) => `${place}: ${names.map((name) => `\`${name}\``).join(', ')}`)
    .join('; ');
  const body = endpoint.body === undefined ? '' : `; \`${endpoint.body}\` is sent as the whole body`;
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

/** Writes the page of one area. */
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

/** Writes the index page of all areas. */
export function indexPage(areas: ReadonlyMap<string, readonly DocumentedCall[]>): string {
  const all = [...areas.values()].flat();
  const rows = [...areas].map(([area, calls]) => `| [${area}](${area}.md) | ${calls.length} |`);
  return `# The calls

${all.length} calls in ${areas.size} areas, generated from the sources of \`packages/sdk\` by \`npm run docs:api\`;
in machine-readable form in [openapi.json](../openapi.json).

The SDK sends each call with the headers \`Authorization\`, \`schoolId\`, \`companyId\`, \`Memory\`,
\`system_os\`, \`platform\` and \`app_version\`.
A reply is \`{code, message, data}\`: code \`"1"\` is success and \`data\` the output; any other code is a refusal
whose message is meant for the student,
and 600 demands the slider challenge. A bare reply is the output itself.
Codes for the caller must not be shown by a general error handler.
\`UtcTime\` is a UTC ISO time, \`Day\` is \`YYYY-MM-DD\`, fields whose names end in \`Cents\` are amounts in cents.

| area | calls |
| --- | --- |
${rows.join('\n')}
`;
}
