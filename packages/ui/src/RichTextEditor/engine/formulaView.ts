import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { cleanRichText } from '../../RichText/index.ts';
import type { DrawFormula } from '../draw.ts';
import { formula as formulaClass } from '../RichTextEditor.css.ts';
import { attrsOf } from './schema.ts';

interface FormulaViewOptions {
  readonly node: Node;
  readonly draw: DrawFormula | undefined;
  /** Called with the markup of a formula that had none, once it is rendered. */
  readonly onDrawn: (markup: string) => void;
}

/**
 * Node view of a formula: the rendered formula, or its TeX if it cannot be rendered. The caret moves over it,
 * and Backspace deletes it, like a single letter.
 */
export class FormulaView implements NodeView {
  readonly dom = document.createElement('span');
  readonly #options: FormulaViewOptions;
  #node: Node;

  constructor(options: FormulaViewOptions) {
    this.#options = options;
    this.#node = options.node;
    this.dom.className = formulaClass;
    this.dom.contentEditable = 'false';
    void this.#show();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    const isSame = node.sameMarkup(this.#node);
    this.#node = node;
    if (!isSame) void this.#show();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  async #show(): Promise<void> {
    const node = this.#node;
    const { tex, isBlock, markup } = attrsOf(node);
    const { draw, onDrawn } = this.#options;
    this.dom.toggleAttribute('data-block', isBlock);
    this.dom.toggleAttribute('data-broken', false);
    this.dom.title = tex;
    if (markup !== '') {
      this.dom.innerHTML = cleanRichText(markup);
      return;
    }
    this.dom.textContent = tex;
    if (draw === undefined) return;
    try {
      const drawn = await draw(tex, isBlock);
      if (this.#node !== node) return;
      this.dom.innerHTML = cleanRichText(drawn);
      onDrawn(drawn);
    } catch {
      if (this.#node === node) this.dom.toggleAttribute('data-broken', true);
    }
  }
}
