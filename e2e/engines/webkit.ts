import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../apps/backend/test/servers/freePort.ts';
import { untilListening } from '../../apps/backend/test/servers/serverProgram.ts';

/** Timeout for the start of the display, in ms. */
const TIMEOUT_MS = 20_000;

/** A browser with Safari's engine. */
export interface WebKit {
  readonly driver: WebDriver;
  /** Closes the browser and the programs started for it. */
  close(): Promise<void>;
}

/** Starts a virtual display if there is none, and returns its name. */
async function openScreen(): Promise<{ readonly name: string; readonly program?: ChildProcess }> {
  const there = process.env['DISPLAY'];
  if (there !== undefined && there !== '') return { name: there };
  // It chooses a free display number and writes it to file descriptor 3.
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(program.stdio[3] ?? program, 'data', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { name: `:${String(number).trim()}`, program };
}

/** Opens WebKitGTK's MiniBrowser through its WebDriver. Both are in Debian's `webkit2gtk-driver`. */
export async function openWebKit(): Promise<WebKit> {
  const screen = await openScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Software rendering, since test machines have no graphics hardware.
    env: { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const endAll = () => {
    service.kill();
    screen.program?.kill();
  };
  try {
    await untilListening(service, port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities().setBrowserName('MiniBrowser'))
      .build();
    return {
      driver,
      close: async () => {
        await driver.quit().catch(() => undefined);
        endAll();
      },
    };
  } catch (error) {
    endAll();
    throw error;
  }
}
