/** An invalid setting. Its message names the variable and says what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
