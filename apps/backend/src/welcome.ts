import type { DemoAccount } from './demonstration/accounts.ts';

/** The contents of the welcome text in the terminal. */
export interface Welcome {
  readonly address: string;
  /** Folder of all stored data. */
  readonly dataDir: string;
  /** False with an external PostgreSQL, which stores its data itself. */
  readonly hasDatabase: boolean;
  /** False where no company exists yet. */
  readonly hasSchool: boolean;
  /** The accounts of the demonstration; undefined where there is none. */
  readonly accounts: readonly DemoAccount[] | undefined;
}

/** Formats the text that is shown in the terminal when everything runs. */
export function welcomeText({ address, dataDir, hasDatabase, hasSchool, accounts }: Welcome): string {
  const lines = ['', `  Lectern is running at  ${address}`];
  if (accounts !== undefined) {
    const { port } = new URL(address);
    const width = Math.max(...accounts.map((account) => account.username.length));
    lines.push('', '  Demonstration accounts (user name, password, mobile):');
    for (const { host, username, password, mobile, about } of accounts) {
      lines.push(
        `    ${username.padEnd(width)}  ${password}  ${mobile.padEnd(11)}  http://${host}:${port}  ${about}`,
      );
    }
    lines.push(
      '',
      `  SMS codes are shown at  ${address}/sandbox/outbox`,
      `  API documentation       ${address}/docs`,
    );
  }
  if (!hasSchool)
    lines.push('', '  There is no school yet. To create one:  npm run school -- company new --help');
  const storedThings = hasDatabase ? 'Database, files and secret' : 'Files and secret';
  lines.push('', `  ${storedThings} are stored in  ${dataDir}`, '', '  Press Ctrl-C to stop.', '');
  return `${lines.join('\n')}\n`;
}
