import { type Command, Help, type HelpConfiguration, type Option } from '@commander-js/extra-typings';

const plain = new Help();
/** Where nobody says how wide the terminal is. */
const USUAL_WIDTH = 80;
/** What stands before an item. */
const INDENT = 2;
/** What stands between an item and what is said of it. */
const GAP = 2;

function optionDescription(option: Option): string {
  return `${plain.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

/** Writes the options of a verb below each other, a step further in than the verb. */
function optionLines(options: readonly Option[], width: number): string[] {
  const inner = Object.assign(new Help(), { helpWidth: width - INDENT });
  const longest = Math.max(...options.map(({ flags }) => flags.length));
  return options.map((option) => inner.formatItem(option.flags, longest, optionDescription(option), inner));
}

/** Describes an area by its verbs, and a verb by its options, so that one page of help says it all. */
function subcommandDescription(this: Help, command: Command): string {
  if (command.commands.length > 0)
    return `${command.description()}: ${command.commands.map((verb) => verb.name()).join(', ')}`;
  const width = this.helpWidth ?? USUAL_WIDTH;
  const name = command.parent === null ? 0 : this.padWidth(command.parent, this);
  // What has lines of its own is only moved in by the indent; what is to stand beside the name is moved here.
  const description = this.boxWrap(command.description(), width - INDENT - name - GAP);
  return [
    description.replaceAll('\n', `\n${' '.repeat(name + GAP)}`),
    ...optionLines(command.options, width),
  ].join('\n');
}

/** Names a verb with what it is done to. */
function subcommandTerm(command: Command): string {
  const subjects = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name();
    return one.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...subjects].join(' ');
}

/** How the help of all areas and verbs is written. */
export const helpOfAll: HelpConfiguration = {
  optionDescription,
  subcommandDescription,
  subcommandTerm,
};
