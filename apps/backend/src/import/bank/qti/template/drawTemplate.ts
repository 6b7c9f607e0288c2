import { randomOf } from '../../../../platform/random/random.ts';
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

/** Maximum attempts to satisfy a template's constraints. */
const MAX_DRAWS = 100;
/** Maximum executed rules of a template. */
const MAX_RULES = 10_000;

/** A template that cannot be evaluated; the message has the reason. */
class TemplateError extends Error {}
/** Thrown when a constraint is not satisfied. */
class ConstraintError extends Error {}
/** Thrown when a template ends itself (`exitTemplate`). */
class Ended extends Error {}

const nameOf = ({ attributes }: MarkupElement): string => attributes['identifier'] ?? '';

/** Returns the initial value of a variable or an answer from its declaration. */
const declared = (declaration: MarkupElement, part: 'defaultvalue' | 'correctresponse'): Value =>
  childrenOf(childOf(declaration, part) ?? element(part), 'value').map(({ children }) =>
    readAtom(declaration.attributes['basetype'], textOf(children)),
  );

/** The values of an item's variables and answers. */
class Draw {
  readonly variables: Map<string, Value>;
  readonly correct: Map<string, Value>;
  /** Answers whose right value the template sets. */
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
      random: randomOf(seed),
      variables: this.variables,
      correct: this.correct,
    });
  }

  /** Executes rules. @throws ConstraintError where a constraint is not satisfied. */
  follow(rules: readonly MarkupElement[]): void {
    for (const rule of rules) {
      this.#rules += 1;
      if (this.#rules > MAX_RULES) throw new TemplateError('it runs for too long');
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
        if (!this.#holds(expression)) throw new ConstraintError();
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

  /**
   * Evaluates an expression of the response processing that only depends on the template; `undefined` for every
   * other.
   */
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

/** Executes an item's template until its constraints are satisfied. */
function drawOf(item: MarkupElement): Draw {
  const rules = childrenOf(item, 'templateprocessing').flatMap((processing) => childrenOf(processing));
  for (let turn = 1; turn <= MAX_DRAWS; turn += 1) {
    const draw = new Draw(item, `${nameOf(item)} ${turn}`);
    try {
      draw.follow(rules);
      return draw;
    } catch (error) {
      if (error instanceof Ended) return draw;
      if (!(error instanceof ConstraintError)) throw error;
    }
  }
  throw new TemplateError('no numbers are such as it wants them');
}

/** Replaces an item's variables with their values. */
class VariableReplacer {
  readonly #draw: Draw;
  /** The values of printed variables, without those that depend on a student's answer. */
  readonly #shown: ReadonlyMap<string, Value>;
  /** The variables that are replaced within formulas. */
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

  /** Tells whether a part of an item, or one of its choices, is shown with these values. */
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
    // In a formula, a negative number gets brackets, so that it is not read as a difference.
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

  /** Replaces expressions in the response processing that only depend on the template. */
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

  /** Inserts tolerances that are variables of the template. */
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
 * Executes the template of a QTI 2 or 3 item once, which would produce other values for each student. The
 * random numbers are seeded by the item, so the result is always the same.
 * @returns the item with fixed values; `undefined` for an item without a template; the reason where its
 *   template cannot be evaluated.
 */
export function drawTemplate(item: MarkupElement): MarkupElement | string | undefined {
  const parts = ['templatedeclaration', 'templateprocessing'];
  if (
    childrenOf(item, ...parts).length === 0 &&
    [...descendantsOf(item.children, 'printedvariable')].length === 0
  )
    return undefined;
  try {
    const placer = new VariableReplacer(item, drawOf(item));
    return { ...item, children: item.children.flatMap((child) => placer.place(child)) };
  } catch (error) {
    if (error instanceof TemplateError) return `its numbers are made by a program, and ${error.message}`;
    if (error instanceof ExpressionError)
      return `its numbers are made by a program, and “${error.message.slice(0, 60)}” cannot be worked out`;
    throw error;
  }
}
