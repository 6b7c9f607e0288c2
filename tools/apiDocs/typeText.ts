import { isObject } from '../../apps/backend/src/platform/schema/jsonObject.ts';

type Node = Readonly<Record<string, unknown>>;

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** Writes the limits that a TypeScript type cannot express, as a comment. */
function limits(schema: Node): string {
  const range = (low: unknown, high: unknown, unit: string): string[] =>
    low === undefined && high === undefined ? [] : [`${String(low ?? '')}…${String(high ?? '')}${unit}`];
  const parts = [
    ...(typeof schema['format'] === 'string' && !['date-time', 'date'].includes(schema['format'])
      ? [schema['format']]
      : []),
    ...(typeof schema['pattern'] === 'string' ? [`/${schema['pattern']}/`] : []),
    ...range(schema['minLength'], schema['maxLength'], ' characters'),
    ...range(schema['minItems'], schema['maxItems'], ' entries'),
    ...range(schema['minimum'], schema['maximum'], ''),
  ];
  return parts.length === 0 ? '' : ` // ${parts.join(', ')}`;
}

function scalar(schema: Node): string {
  if (schema['format'] === 'date-time') return 'UtcTime';
  if (schema['format'] === 'date') return 'Day';
  return typeof schema['type'] === 'string' ? schema['type'] : 'unknown';
}

function object(schema: Node, indent: string): string {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const field = isObject(value) ? value : {};
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)};${limits(field)}`;
  });
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${indent}}`;
  const [values] = nodes(
    Object.values(isObject(schema['patternProperties']) ? schema['patternProperties'] : {}),
  );
  return values === undefined ? '{}' : `Record<string, ${typeText(values, indent)}>`;
}

/** Writes a JSON Schema as a TypeScript type, with limits as comments. */
export function typeText(described: object, indent = ''): string {
  const schema: Node = { ...described };
  if (isObject(schema['$defs']) && typeof schema['$ref'] === 'string') {
    const definition = schema['$defs'][schema['$ref']];
    return isObject(definition) ? `${schema['$ref']} ${typeText(definition, indent)}` : schema['$ref'];
  }
  if (typeof schema['$ref'] === 'string') return schema['$ref'];
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literal).join(' | ');
  if (Array.isArray(schema['anyOf']))
    return nodes(schema['anyOf'])
      .map((part) => typeText(part, indent))
      .join(' | ');
  if (Array.isArray(schema['allOf']))
    return nodes(schema['allOf'])
      .map((part) => typeText(part, indent))
      .join(' & ');
  if (schema['type'] === 'array') {
    const entry = isObject(schema['items']) ? typeText(schema['items'], indent) : 'unknown';
    return entry.includes(' | ') && !entry.startsWith('{') ? `(${entry})[]` : `${entry}[]`;
  }
  return schema['type'] === 'object' ? object(schema, indent) : scalar(schema);
}
