import { diceOf } from '../../../../platform/random/dice.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  element,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../../markup/tree.ts';
import { ExpressionError, Expressions } from './expressions.ts';
import { NONE, printed, readAtom, textsOf, type Value } from './values.ts';

/** How often numbers are drawn anew that a template does not want. */
const MOST_DRAWS = 100;
/** Most rules that a template may run through. */
const MOST_RULES = 10_000;

/** A template that cannot be followed: what it says of itself. */
class TemplateError extends Error {}
/** Numbers that the template does not want. */
class Unwanted extends Error {}
/** The end that a template sets itself. */
class Ended extends Error {}

const nameOf = ({ attributes }: MarkupElement): string => attributes['identifier'] ?? '';

/** What a declaration says that a variable, or an answer, is at first. */
const declared = (declaration: MarkupElement, part: 'defaultvalue' | 'correctresponse'): Value =>
  childrenOf(childOf(declaration, part) ?? element(part), 'value').map(({ children }) =>
    readAtom(declaration.attributes['basetype'], textOf(children)),
  );

/** The values of the variables of an item, and of its answers. */
class Draw {
  readonly variables: Map<string, Value>;
  readonly correct: Map<string, Value>;
  /** The answers that the template itself gives. */
  readonly answered = new Set<string>();
  readonly #expressions: Expressions;
  #rules = 0;

  constructor(item: MarkupElement, seed: string) {
    this.variables = new Map(
      childrenOf(item, 'templatedeclaration').map((one) => [nameOf(one), declared(one, 'defaultvalue')]),
    );
    this.correct = new Map(
      childrenOf(item, 'responsedeclaration').map((one) => [nameOf(one), declared(one, 'correctresponse')]),
    );
    this.#expressions = new Expressions({
      dice: diceOf(seed),
      variables: this.variables,
      correct: this.correct,
    });
  }

  /** @throws Unwanted where a constraint does not hold. */
  follow(rules: readonly MarkupElement[]): void {
    for (const rule of rules) {
      this.#rules += 1;
      if (this.#rules > MOST_RULES) throw new TemplateError('it runs for too long');
      this.#followOne(rule);
    }
  }

  #followOne(rule: MarkupElement): void {
    const [expression, ...others] = childrenOf(rule);
    switch (rule.name) {
      case 'settemplatevalue':
        this.variables.set(nameOf(rule), this.#work(expression));
        break;
      case 'setcorrectresponse':
        this.correct.set(nameOf(rule), this.#work(expression));
        this.answered.add(nameOf(rule));
        break;
      case 'templatecondition': {
        const branch = childrenOf(rule).find(
          (one) => one.name === 'templateelse' || this.#holds(childrenOf(one)[0]),
        );
        if (branch !== undefined)
          this.follow(branch.name === 'templateelse' ? childrenOf(branch) : childrenOf(branch).slice(1));
        break;
      }
      case 'templateconstraint':
        if (!this.#holds(expression)) throw new Unwanted();
        break;
      case 'templateprocessingfragment':
        this.follow(expression === undefined ? [] : [expression, ...others]);
        break;
      case 'exittemplate':
        throw new Ended();
      case 'setdefaultvalue':
        break;
      default:
        throw new TemplateError(`it has the rule “${rule.name}”`);
    }
  }

  #work(expression: MarkupElement | undefined): Value {
    return expression === undefined ? NONE : this.#expressions.work(expression);
  }

  #holds(expression: MarkupElement | undefined): boolean {
    return expression !== undefined && this.#expressions.holds(expression);
  }

  /** What an expression of the marking is that hangs on the template alone; `undefined` for every other. */
  settled(expression: MarkupElement): Value | undefined {
    const looked = [...descendantsOf([expression], 'variable')];
    if (looked.length === 0 || !looked.every((one) => this.variables.has(nameOf(one)))) return undefined;
    try {
      return this.#expressions.work(expression);
    } catch (error) {
      if (error instanceof ExpressionError) return undefined;
      throw error;
    }
  }
}

/** The variables and answers of an item as its rules make them, with the first numbers that they want. */
function drawOf(item: MarkupElement): Draw {
  const rules = childrenOf(item, 'templateprocessing').flatMap((processing) => childrenOf(processing));
  for (let turn = 1; turn <= MOST_DRAWS; turn += 1) {
    const draw = new Draw(item, `${nameOf(item)} ${turn}`);
    try {
      draw.follow(rules);
      return draw;
    } catch (error) {
      if (error instanceof Ended) return draw;
      if (!(error instanceof Unwanted)) throw error;
    }
  }
  throw new TemplateError('no numbers are such as it wants them');
}

/** Puts what was drawn in its places. */
class Placer {
  readonly #draw: Draw;
  /** Every variable that is printed, and what it is; none that a student's answer makes. */
  readonly #shown: ReadonlyMap<string, Value>;
  /** The variables whose names stand in formulas for their numbers. */
  readonly #inFormulas: ReadonlySet<string>;
  /** The base types of the variables and answers. */
  readonly #types: ReadonlyMap<string, string>;

  constructor(item: MarkupElement, draw: Draw) {
    const declarations = childrenOf(item, 'templatedeclaration', 'outcomedeclaration', 'responsedeclaration');
    this.#draw = draw;
    this.#types = new Map(declarations.map((one) => [nameOf(one), one.attributes['basetype'] ?? '']));
    const marking = descendantsOf(childrenOf(item, 'responseprocessing'), 'setoutcomevalue');
    const marked = new Set(['SCORE', ...[...marking].map(nameOf)]);
    const outcomes = childrenOf(item, 'outcomedeclaration').flatMap((one) => {
      const value = declared(one, 'defaultvalue');
      return value.length === 0 || marked.has(nameOf(one)) ? [] : [[nameOf(one), value] as const];
    });
    this.#shown = new Map([...outcomes, ...draw.variables]);
    this.#inFormulas = new Set(
      declarations.filter(({ attributes }) => attributes['mathvariable'] === 'true').map(nameOf),
    );
  }

  place(node: MarkupNode): readonly MarkupNode[] {
    if (!isElement(node)) return [node];
    const { name, attributes } = node;
    if (name === 'templatedeclaration' || name === 'templateprocessing') return [];
    if (name === 'printedvariable') return [this.#printed(node)];
    if (name === 'responseprocessing') return [this.#settled(node)];
    if (name === 'responsedeclaration') return [this.#answered(node)];
    if (attributes['templateidentifier'] !== undefined && !this.#isShown(node)) return [];
    const children = node.children.flatMap((child) => this.place(child));
    if (name === 'templateblock' || name === 'templateinline') return children;
    if (name === 'mi' || name === 'ci') return [this.#inFormula(node)];
    return [{ ...node, children }];
  }

  /** Whether a part of an item, or one of its choices, is shown with these values. */
  #isShown({ attributes }: MarkupElement): boolean {
    const { templateidentifier = '', identifier = '', showhide = 'show' } = attributes;
    const value = this.#draw.variables.get(templateidentifier) ?? NONE;
    return textsOf(value).includes(identifier) === (showhide !== 'hide');
  }

  #printed({ attributes }: MarkupElement): string {
    const value = this.#shown.get(attributes['identifier'] ?? '');
    if (value === undefined) return '…';
    const at = Number(attributes['index']);
    const atoms = at >= 1 ? value.slice(at - 1, at) : value;
    return atoms.map((atom) => printed(atom, attributes['format'])).join(attributes['delimiter'] ?? ';');
  }

  #inFormula(node: MarkupElement): MarkupElement {
    const name = textOf(node.children).trim();
    const value = this.#inFormulas.has(name) ? this.#draw.variables.get(name) : undefined;
    if (value === undefined || value.length === 0) return node;
    const [text = ''] = textsOf(value);
    const number = { ...node, name: node.name === 'mi' ? 'mn' : 'cn', children: [text] };
    // A number below zero is a term of its own, and no difference from what stands before it.
    return text.startsWith('-') && node.name === 'mi'
      ? element('mrow', {}, [element('mo', {}, ['(']), number, element('mo', {}, [')'])])
      : number;
  }

  #answered(declaration: MarkupElement): MarkupElement {
    const name = nameOf(declaration);
    if (!this.#draw.answered.has(name)) return declaration;
    const values = textsOf(this.#draw.correct.get(name) ?? NONE).map((text) => element('value', {}, [text]));
    return {
      ...declaration,
      children: [
        element('correctresponse', {}, values),
        ...declaration.children.filter((child) => !isElement(child, 'correctresponse')),
      ],
    };
  }

  /** The marking with values in place of what hangs on the template alone. */
  #settled(node: MarkupElement): MarkupElement {
    const value = this.#draw.settled(node);
    if (value?.length === 1)
      return element('basevalue', { basetype: this.#types.get(nameOf(node)) ?? 'float' }, textsOf(value));
    return {
      ...node,
      attributes: this.#withWidths(node.attributes),
      children: node.children.map((child) => (isElement(child) ? this.#settled(child) : child)),
    };
  }

  /** How exact an answer must be may be a number of the template, too. */
  #withWidths(attributes: MarkupElement['attributes']): MarkupElement['attributes'] {
    const number = (name: string) => textsOf(this.#draw.variables.get(name) ?? NONE)[0] ?? name;
    const widths = ['tolerance', 'figures'].flatMap((name) => {
      const text = attributes[name];
      return text === undefined ? [] : [[name, text.trim().split(/\s+/).map(number).join(' ')] as const];
    });
    return widths.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(widths) };
  }
}

/**
 * Draws the numbers and texts of an item of QTI 2 or 3 that a template makes anew for each student, once: an item draws the
 * same ones each time that it is read.
 * @returns the item as one that has them from the start; `undefined` for an item without a template, and why not where
 * its template cannot be followed.
 */
export function drawTemplate(item: MarkupElement): MarkupElement | string | undefined {
  const parts = ['templatedeclaration', 'templateprocessing'];
  if (
    childrenOf(item, ...parts).length === 0 &&
    [...descendantsOf(item.children, 'printedvariable')].length === 0
  )
    return undefined;
  try {
    const placer = new Placer(item, drawOf(item));
    return { ...item, children: item.children.flatMap((child) => placer.place(child)) };
  } catch (error) {
    if (error instanceof TemplateError) return `its numbers are made by a program, and ${error.message}`;
    if (error instanceof ExpressionError)
      return `its numbers are made by a program, and “${error.message.slice(0, 60)}” cannot be worked out`;
    throw error;
  }
}
