import type { Clock } from '../../platform/config/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { createOAuthProvider } from './oauthProviders.ts';
import { createSandboxThird, type SandboxThird } from './sandboxThird.ts';
import { THIRD_TYPES, type ThirdProviders, type ThirdType } from './thirdProvider.ts';

/** Makes every platform of the sandbox. */
export function sandboxPlatforms(config: Config, clock: Clock): Readonly<Record<ThirdType, SandboxThird>> {
  const make = (type: ThirdType) => createSandboxThird(type, config, clock);
  return {
    weixin: make('weixin'),
    qq: make('qq'),
    weibo: make('weibo'),
    weixinwork: make('weixinwork'),
    dingtalk: make('dingtalk'),
  };
}

/** Makes the log-in platforms: those that are configured, and outside production the sandbox for the others. */
export function thirdPlatforms(config: Config, clock: Clock): ThirdProviders {
  const real = THIRD_TYPES.flatMap((type) => {
    const settings = config.thirdLogins[type];
    return settings === undefined ? [] : [[type, createOAuthProvider(type, settings)] as const];
  });
  return {
    ...(config.mode !== 'production' && sandboxPlatforms(config, clock)),
    ...Object.fromEntries(real),
  };
}
