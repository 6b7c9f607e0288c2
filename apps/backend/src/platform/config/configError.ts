/** A setting that cannot be used. Its message names the variable and says what would do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
