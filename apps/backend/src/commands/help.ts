import { type Command, Help, type HelpConfiguration, type Option } from '@commander-js/extra-typings';

const plain = new Help();
/** Terminal width where it is unknown. */
const DEFAULT_WIDTH = 80;
/** Spaces before an item. */
const INDENT = 2;
/** Spaces between an item and its description. */
const GAP = 2;

function optionDescription(option: Option): string {
  return `${plain.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

/** Formats the options of a verb below each other, indented one level more than the verb. */
function optionLines(options: readonly Option[], width: number): string[] {
  const inner = Object.assign(new Help(), { helpWidth: width - INDENT });
  const longest = Math.max(...options.map(({ flags }) => flags.length));
  return options.map((option) => inner.formatItem(option.flags, longest, optionDescription(option), inner));
}

/** Describes an area by its verbs, and a verb by its options, so that one page of help is complete. */
function subcommandDescription(this: Help, command: Command): string {
  if (command.commands.length > 0)
    return `${command.description()}: ${command.commands.map((verb) => verb.name()).join(', ')}`;
  const width = this.helpWidth ?? DEFAULT_WIDTH;
  const name = command.parent === null ? 0 : this.padWidth(command.parent, this);
  // Commander does not wrap multi-line texts but only indents them, so the column of descriptions is wrapped
  // and indented here.
  const description = this.boxWrap(command.description(), width - INDENT - name - GAP);
  return [
    description.replaceAll('\n', `\n${' '.repeat(name + GAP)}`),
    ...optionLines(command.options, width),
  ].join('\n');
}

/** Formats the name of a verb with its arguments. */
function subcommandTerm(command: Command): string {
  const subjects = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name();
    return one.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...subjects].join(' ');
}

/** The help format of all areas and verbs. */
export const helpOfAll: HelpConfiguration = { optionDescription, subcommandDescription, subcommandTerm };
