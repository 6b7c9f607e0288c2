import MarkdownIt from 'markdown-it';
import type { Findings } from '../imported.ts';
import { bankLine, bankText, type TextContext } from '../../../markup/bankText.ts';
import { plainText } from '../../../markup/bankMarks.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { pictureProblem } from '../source/pictures.ts';
import {
  childOf,
  childrenOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textAt,
  textOf,
} from '../../../markup/tree.ts';

/** Converts Moodle's format `markdown` to HTML like Moodle itself. */
const markdown = new MarkdownIt({ html: true, breaks: false });

/** Converts a text to HTML from a format of Moodle XML or GIFT. */
export function htmlOf(text: string, format: string): string | undefined {
  if (/^(?:html|1)$/.test(format)) return text;
  if (/^(?:plain|plain_text|2)$/.test(format)) return undefined;
  if (/^(?:markdown|4)$/.test(format)) return markdown.render(text);
  // Moodle's auto format is HTML with significant line breaks.
  return text.trim().replace(/\r?\n/g, '<br>');
}

/** Returns the language of an element in a multilingual text. */
const languageOf = (node: MarkupNode): string | undefined =>
  isElement(node, 'span') && /\bmultilang\b/.test(node.attributes['class'] ?? '')
    ? node.attributes['lang']
    : undefined;

/** A part of a multilingual text, in the syntax of a Moodle plugin. */
const IN_BRACES = /\{\s*mlang\s+([^}]*?)\s*\}([^]*?)\{\s*mlang\s*\}/gi;

/** Converts {@link IN_BRACES} to Moodle's own multilingual markup. */
const withLanguages = (html: string): string =>
  html.replace(
    IN_BRACES,
    (_, languages: string, text: string) =>
      `<span class="multilang" lang="${languages.replace(/[^\w,-]/g, '')}">${text}</span>`,
  );

/** Converts the texts of one question. */
export class MoodleTexts {
  readonly notes: string[] = [];
  readonly #findings: Findings;
  readonly #files = new Map<string, Uint8Array>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Adds the files embedded beside a text. */
  addFiles(element: MarkupElement | undefined): void {
    if (element === undefined) return;
    for (const file of childrenOf(element, 'file')) {
      const name = file.attributes['name'] ?? '';
      const data = textOf(file.children).replace(/\s+/g, '');
      if (/^base64$/i.test(file.attributes['encoding'] ?? 'base64'))
        this.#files.set(name, Buffer.from(data, 'base64'));
    }
  }

  note(problem: string): void {
    if (!this.notes.includes(problem)) this.notes.push(problem);
  }

  readonly context: TextContext = {
    note: (problem) => this.note(problem),
    picture: (source) => this.#picture(source),
  };

  #picture(source: string): { readonly address: string } | { readonly problem: string } {
    const data = /^data:image\/[\w.+-]+;base64,([^]+)$/.exec(source)?.[1];
    const name = data === undefined ? nameIn(source) : 'picture';
    const bytes =
      data === undefined ? (this.#files.get(name) ?? this.#files.get(source)) : Buffer.from(data, 'base64');
    if (bytes === undefined)
      return {
        problem: /^(?:https?:)?\/\//.test(source)
          ? `the picture at ${source.slice(0, 80)} lies elsewhere, and is not fetched`
          : `the picture ${name.slice(0, 80)} is not in the file`,
      };
    const problem = pictureProblem(name, bytes);
    return problem === undefined ? { address: this.#findings.addPicture(name, bytes) } : { problem };
  }

  /** Converts a text to the bank's format. */
  write(text: string, format: string, isLine = false): string {
    const html = htmlOf(text, format);
    if (html === undefined) return plainText(text);
    return (isLine ? bankLine : bankText)(this.nodesOf(html), this.context);
  }

  /** Parses HTML, and selects one language of multilingual texts. */
  nodesOf(html: string): readonly MarkupNode[] {
    return this.#inOneLanguage(readHtml(withLanguages(html)));
  }

  /** Keeps the Chinese version of multilingual texts, otherwise the first, since Moodle shows only one of them. */
  #inOneLanguage(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
    const languages = nodes.flatMap((node) => languageOf(node) ?? []);
    const shown = languages.find((language) => language.startsWith('zh')) ?? languages[0];
    if (new Set(languages).size > 1) this.note(`of its languages only “${shown}” is taken`);
    return nodes
      .filter((node) => [shown, undefined].includes(languageOf(node)))
      .map((node) => (isElement(node) ? { ...node, children: this.#inOneLanguage(node.children) } : node));
  }

  /** Converts the text of an element in Moodle XML: a `<text>` with the format on its parent. */
  read(element: MarkupElement | undefined, isLine = false, defaultFormat = 'moodle_auto_format'): string {
    if (element === undefined) return '';
    this.addFiles(element);
    const text = childOf(element, 'text');
    return this.write(
      textOf((text ?? element).children),
      element.attributes['format'] ?? defaultFormat,
      isLine,
    );
  }
}

function nameIn(source: string): string {
  const last =
    source
      .replace(/[?#].*$/, '')
      .replace(/^@@PLUGINFILE@@\//, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Returns the tags of a question. */
export const tagsOf = (question: MarkupElement): readonly string[] => {
  const tags = childOf(question, 'tags');
  return tags === undefined ? [] : childrenOf(tags, 'tag').flatMap((tag) => textAt(tag, 'text') || []);
};
