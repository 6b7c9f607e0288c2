import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { createProgram, EXIT } from './program.ts';
import { runCommand } from '../../test/runCommand.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const silent = { out: () => {}, err: () => {} };
const all = await createProgram(Object.keys(areas), silent);

test.each(all.commands.map((area) => [area.name(), area] as const))(
  'the help of %s lists its verbs and options, and shows an example with every mandatory option',
  async (name, area) => {
    const { code, out } = await runCommand(name, '--help');
    expect(code).toBe(EXIT.done);
    expect((await runCommand(name)).out).toBe(out);
    for (const verb of area.commands) {
      expect(out).toMatch(new RegExp(`^  ${verb.name()} `, 'm'));
      expect(verb.description(), verb.name()).not.toBe('');
      for (const { flags } of verb.options) expect(out).toContain(flags);
    }
    const example = /Example:\n {2}npm run school -- (.+)\n/.exec(out)?.[1] ?? '';
    const [, verb = '', ...rest] = example.split(' ');
    const command = area.commands.find((one) => one.name() === verb);
    expect(command, example).toBeDefined();
    const flags = rest.flatMap((word) => /^(--[a-z]+)=/.exec(word)?.[1] ?? []);
    for (const flag of flags) expect(command?.options.map(({ long }) => long)).toContain(flag);
    const needed = command?.options.flatMap(({ mandatory, long }) => (mandatory ? [long] : []));
    expect(flags).toEqual(expect.arrayContaining(needed ?? []));
  },
);

test('the help without an area lists all areas and verbs within 40 lines', async () => {
  const { code, out } = await runCommand('--help');
  expect(code).toBe(EXIT.done);
  expect((await runCommand()).out).toBe(out);
  expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const words = out.replaceAll(/\s+/g, ' ');
  for (const area of all.commands)
    expect(words).toContain(
      `${area.name()} ${area.summary()}: ${area.commands.map((verb) => verb.name()).join(', ')}`,
    );
  expect(out).toContain('0 done, 1 refused or failed, 2 wrong usage, 3 partly done');
});

test('--version prints the version and the last migration', async () => {
  const { out } = await runCommand('-v');
  expect(out).toMatch(/^Lectern \d+\.\d+\.\d+, last migration \d{4}_\w+\n$/);
  expect(await runCommand('--version')).toEqual({ code: EXIT.done, out, err: '' });
});

test.each([
  [['exam', 'list', '--encoding=big6'], 'It must be an encoding'],
  [['check'], "missing required argument 'file'"],
  [['template', '--language=fr'], 'Allowed choices are zh, en'],
  [['exm', 'list'], 'Did you mean exam?'],
  [['exm', '--help'], 'Did you mean exam?'],
  [['exam', 'extnd', '1'], 'Did you mean extend?'],
  [['exam', 'extnd', '1'], '"npm run school -- exam --help"'],
  [['exam', 'list', '--jsn'], 'Did you mean --json?'],
  [['students', 'list', '--clas=G1'], 'Did you mean --class?'],
  [['chek', 'school.xlsx'], 'Did you mean check?'],
  [['exam', 'list', '3'], 'too many arguments'],
  [['exam', 'marks', '3'], "missing required argument 'file'"],
  [['exam', 'extend', '3'], "'--minutes <number>' not specified"],
  [['exam', 'extend', '3', '--minutes=0'], 'must not be 0'],
  [['exam', 'extend', '3', '--minutes=1.5'], 'a whole number from -600 to 600'],
  [['exam', 'extend', '3', '--minutes=601'], 'a whole number from -600 to 600'],
  [['cards', 'make', '--host=localhost', '--days=9', '--count=0'], 'a whole number from 1 to 10000'],
  [['cards', 'make', '--count=5', '--days=9', '--yuan=1'], "'--host <name>' not specified"],
  [['cards', 'list', '--host=localhost', '--kind=gift'], 'Allowed choices are recharge, study'],
  [['withdrawals', 'list', '--state=lost'], 'Allowed choices are asked'],
  [['withdrawals', 'refuse', '8', '--reason= '], 'It must be a reason'],
  [['registrations', 'accept', '4'], "missing required argument 'numbers'"],
  [['teachers', 'decline', '2', 'words'], '--reason'],
])('%j is rejected as wrong usage', async (args, message) => {
  const { code, out, err } = await runCommand(...args);
  expect([code, out]).toEqual([EXIT.wrongUsage, '']);
  expect(err).toContain(message);
});

test('docs/school-commands.md lists every verb with its description', async () => {
  const page = await readFile(join(ROOT, 'docs/school-commands.md'), 'utf8');
  const rows = all.commands.flatMap((area) =>
    area.commands.map((verb) => `| ${area.name()} | ${verb.name()} | ${verb.description()} |`),
  );
  expect(page.match(/^\| [a-z]+ \| [a-z-]+ \| .+ \|$/gm)?.slice(1)).toEqual(rows);
});
