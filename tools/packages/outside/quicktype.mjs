// Generates Python classes from the document's schemas: quicktype.mjs openapi.json lectern_api.py
import { readFileSync, writeFileSync } from 'node:fs';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

const [from, to] = process.argv.slice(2);
const { components } = JSON.parse(readFileSync(from, 'utf8'));
const schema = {
  $defs: components.schemas,
  type: 'object',
  properties: Object.fromEntries(
    Object.keys(components.schemas).map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  ),
};
const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
await input.addSource({
  name: 'Everything',
  // Times stay strings, since Python classes for them would need a library.
  schema: JSON.stringify(schema)
    .replaceAll('#/components/schemas/', '#/$defs/')
    .replaceAll(/"format":"date(-time)?",?/g, ''),
});
const inputData = new InputData();
inputData.addInput(input);
const { lines } = await quicktype({ inputData, lang: 'python', combineClasses: false });
writeFileSync(to, lines.join('\n'));
