/**
 * For checkers written in Go (types, and oxlint's rules that need them), which live for seconds: their memory is tidied
 * only when it becomes scarce, which is a third of their time otherwise.
 */
export const checkerEnvironment: NodeJS.ProcessEnv = { ...process.env, GOGC: 'off', GOMEMLIMIT: '4GiB' };
