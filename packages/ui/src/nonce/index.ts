export { currentNonce, setNonce } from './nonce.ts';
