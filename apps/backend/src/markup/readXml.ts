import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { SourceError } from './sourceError.ts';
import type { MarkupElement, MarkupNode } from './tree.ts';

/** Maximum nesting depth; real questions nest a dozen levels. */
const MAX_DEPTH = 200;
/** Maximum characters of an attribute or a name; only small pictures come near it. */
const CHUNK = 64 * 1024;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: MarkupNode[];
}

/** Handles a child element of the root, instead of keeping it in the tree. */
export type Visit = (element: MarkupElement) => void;

/** Characters that XML allows neither literally nor as a reference, and that pasted texts contain. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi;
/** The name of a document type, whose system id is a known one or does not lead anywhere. */
const HARMLESS =
  /^\s*[\w:.-]+(?:\s+(?:PUBLIC\s+"[^"]*"|SYSTEM)\s+"(?:https?:\/\/(?:www\.)?(?:imsglobal|imsproject|w3)\.org\/[^"]*|[\w.-]+)")?\s*$/;

/** Tells whether a document type declares no entities; what it says of elements and attributes is not used. */
function isHarmless(doctype: string): boolean {
  const [name = '', ...declared] = doctype.split('[');
  return HARMLESS.test(name) && !/<!ENTITY|%/i.test(declared.join('['));
}
/** An XML declaration, which may follow an empty line in files that were assembled by hand. */
const DECLARATION = /^\uFEFF?\s*<\?xml\s[^>]*\?>/;

/**
 * Returns the named characters of HTML used in a text, which people use in XML as well. No value contains another named
 * character, so expansion cannot grow.
 */
function namedCharacters(text: string): Readonly<Record<string, string>> {
  const characters: Record<string, string> = {};
  for (const [match, name = ''] of text.matchAll(/&([a-z]\w{1,30});/gi)) {
    if (characters[name] !== undefined || XML_NAMES.includes(name)) continue;
    const [node] = parseFragment(match).childNodes;
    if (node !== undefined && 'value' in node && node.value !== match) characters[name] = node.value;
  }
  return characters;
}
const XML_NAMES = ['amp', 'lt', 'gt', 'quot', 'apos'];

/**
 * Parses XML strictly. Entity declarations are refused, so nothing is expanded and nothing fetched. A document
 * type without them, as at the start of QTI 1.2, is ignored.
 * @param name the file's name, for messages.
 * @param visit gets each child of the root as soon as it is complete, and the tree does not keep it: a file of
 *   any length takes the memory of its largest question.
 * @returns the root; its children are empty where `visit` got them.
 * @throws {SourceError} naming line and column.
 */
export function readXml(name: string, text: string, visit?: Visit): MarkupElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, namedCharacters(text));
  const stack: Open[] = [];
  let root: MarkupElement | undefined;
  const refuse = (reason: string): never => {
    throw new SourceError(`${name}: line ${parser.line}, column ${parser.column}: ${reason}`);
  };
  const localName = (full: string) => full.slice(full.indexOf(':') + 1).toLowerCase();
  const addText = (piece: string) => {
    const open = stack.at(-1);
    if (open === undefined) return;
    const last = open.children.at(-1);
    if (typeof last === 'string') open.children[open.children.length - 1] = last + piece;
    else open.children.push(piece);
  };
  parser.on('error', (error) =>
    refuse(`this is no well-formed XML (${error.message.replace(/^[\d:]+ /, '')})`),
  );
  parser.on('doctype', (doctype) => {
    if (!isHarmless(doctype)) refuse('a document type (DOCTYPE) is not taken; take it out');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    if (stack.length >= MAX_DEPTH) refuse(`elements stand more than ${MAX_DEPTH} deep in each other`);
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries(tag.attributes)) attributes[localName(key)] = String(value);
    stack.push({ name: localName(tag.name), attributes, children: [] });
  });
  parser.on('closetag', () => {
    const open = stack.pop();
    if (open === undefined) return;
    const element: MarkupElement = { ...open, line: parser.line };
    if (stack.length === 1 && visit !== undefined) {
      visit(element);
      // Drops the whitespace between visited elements.
      stack[0]?.children.splice(0);
    } else if (stack.length === 0) root = element;
    else stack.at(-1)?.children.push(element);
  });
  const clean = text
    .replace(DECLARATION, (declaration) => declaration.replace(/[^\n]/g, ' '))
    .replace(FORBIDDEN, ' ');
  for (let from = 0; from < clean.length; from += CHUNK) parser.write(clean.slice(from, from + CHUNK));
  parser.close();
  return root ?? refuse('the file has no element');
}
