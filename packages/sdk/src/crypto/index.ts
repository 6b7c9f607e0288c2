export { encryptPassword, EncryptionError, type EncryptionProblem, type PasswordKey } from './password.ts';
