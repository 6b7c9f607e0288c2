export { namePicture } from './namePicture.ts';
export { Signature, type SignatureProps, type SignatureValue } from './Signature.tsx';
export { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';
