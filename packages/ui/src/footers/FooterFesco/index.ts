export { FooterFesco } from './FooterFesco.tsx';
