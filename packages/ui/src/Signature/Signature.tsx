import { type ReactNode, type Ref, useRef, useState } from 'react';
import { TextField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { type Tab, Tabs } from '../Tabs/index.ts';
import { texts } from './Signature.texts.ts';
import { SignaturePad } from './SignaturePad.tsx';

/** What somebody signs with. */
export interface SignatureValue {
  /** `type`, `draw`, or the id of a way of your own. */
  way: string;
  /** The typed name, without space around it; empty for other ways. */
  name: string;
  /** The drawing as a PNG in a data address; empty for other ways and where nothing is drawn. */
  png: string;
}

export interface SignatureProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What the ways to sign are called. */
  label: string;
  /** Told after each change, also of the way; another way begins anew. */
  onChange: (value: SignatureValue) => void;
  /** What is missing or wrong in the way that is open. @defaultValue nothing */
  message?: string | undefined;
  /** What to type. @defaultValue nothing */
  nameHint?: ReactNode;
  /** Characters of a typed name. @defaultValue 40 */
  longestName?: number | undefined;
  /** Ways of your own after the two, as a picture to upload. @defaultValue none */
  others?: readonly Tab[] | undefined;
}

/** The way that needs nothing but keys comes first. */
const FIRST: SignatureValue = { way: 'type', name: '', png: '' };

/**
 * Signs a paper: by typing the name, which keys and screen readers can, or by drawing it with finger, pen or mouse,
 * stroke by stroke taken back. It judges nothing; `namePicture` makes a PNG of a typed name too.
 */
export function Signature({
  ref,
  label,
  onChange,
  message,
  nameHint,
  longestName = 40,
  others = [],
}: SignatureProps) {
  const text = useTexts(texts);
  const [typed, setTyped] = useState('');
  const value = useRef(FIRST);
  const change = (changed: Partial<SignatureValue>) => {
    value.current = { ...value.current, ...changed };
    onChange(value.current);
  };
  return (
    <Tabs<string>
      ref={ref}
      label={label}
      onChange={(way) => change({ way, png: '', name: way === 'type' ? typed.trim() : '' })}
      tabs={[
        {
          id: 'type',
          label: text.type,
          content: (
            <TextField
              label={text.name}
              type="text"
              hint={nameHint}
              message={message}
              isRequired
              maxLength={longestName}
              autoComplete="name"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                change({ name: event.target.value.trim() });
              }}
            />
          ),
        },
        {
          id: 'draw',
          label: text.draw,
          content: <SignaturePad message={message} onChange={(png) => change({ png })} />,
        },
        ...others,
      ]}
    />
  );
}
