import { DOMParser, DOMSerializer, Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { type Piece, readSource, writeSource } from '../source.ts';
import type { EditorFormat } from '../tools.ts';
import { cleanForEditor, withoutMarkup } from './clean.ts';
import { attrsOf, htmlSchema, textSchema } from './schema.ts';

/** How a format is parsed and serialised. */
export interface Format {
  readonly schema: Schema;
  readonly read: (value: string) => Node;
  readonly write: (doc: Node) => string;
  /** Sanitises pasted HTML. */
  readonly clean: (html: string) => string;
  /** Parses pasted plain text, which may contain TeX between dollar signs. */
  readonly readText: (text: string) => Slice;
}

function linesOf(schema: Schema, pieces: readonly Piece[]): Node[] {
  const lines: Node[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'line') lines.push([]);
    else if (piece.kind === 'text') lines.at(-1)?.push(schema.text(piece.text));
    else lines.at(-1)?.push(schema.node('formula', { tex: piece.tex, isBlock: piece.isBlock, markup: '' }));
  }
  return lines.map((line) => schema.node('paragraph', null, line));
}

/** Splits a document into pieces of text, formulas and line breaks. */
function piecesOf(doc: Node): Piece[] {
  const pieces: Piece[] = [];
  doc.forEach((line, _, at) => {
    if (at > 0) pieces.push({ kind: 'line' });
    line.forEach((child) => {
      if (!child.isText) {
        const { tex, isBlock } = attrsOf(child);
        pieces.push({ kind: 'formula', tex, isBlock });
        return;
      }
      (child.text ?? '').split('\n').forEach((text, part) => {
        if (part > 0) pieces.push({ kind: 'line' });
        if (text !== '') pieces.push({ kind: 'text', text });
      });
    });
  });
  return pieces;
}

const sliceOf = (lines: readonly Node[]) => new Slice(Fragment.from([...lines]), 1, 1);

const text: Format = {
  schema: textSchema,
  read: (value) => textSchema.node('doc', null, linesOf(textSchema, readSource(value))),
  write: (doc) => writeSource(piecesOf(doc)),
  clean: (html) => withoutMarkup(cleanForEditor(html, true)).innerHTML,
  readText: (words) => sliceOf(linesOf(textSchema, readSource(words))),
};

const html: Format = {
  schema: htmlSchema,
  read: (value) => DOMParser.fromSchema(htmlSchema).parse(cleanForEditor(value, false)),
  write(doc) {
    const isEmpty = doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0;
    if (isEmpty === true) return '';
    const holder = document.createElement('div');
    holder.append(DOMSerializer.fromSchema(htmlSchema).serializeFragment(doc.content));
    return holder.innerHTML;
  },
  clean: (pasted) => cleanForEditor(pasted, true).innerHTML,
  readText: (words) => sliceOf(linesOf(htmlSchema, readSource(words))),
};

export const formats: Readonly<Record<EditorFormat, Format>> = { text, html };

/** Converts an offset in the plain field's text to a position in the document. */
export function positionOf(value: string, offset: number): number {
  let position = 1;
  for (const piece of readSource(value.slice(0, offset)))
    position += piece.kind === 'text' ? piece.text.length : piece.kind === 'line' ? 2 : 1;
  return position;
}
