import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { TextField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import { type Tab, Tabs } from '../Tabs/index.ts';
import { texts } from './Signature.texts.ts';
import { SignaturePad } from './SignaturePad.tsx';

/** A signature. */
export interface SignatureValue {
  /** Method of signing: `type`, `draw`, or the id of a method of your own. */
  way: string;
  /** The typed name, trimmed; empty for other methods. */
  name: string;
  /** The drawing as a data URL of a PNG; empty for other methods and if nothing is drawn. */
  png: string;
}

export interface SignatureProps {
  /** Ref to the field of the typed name; with another method, to its tab. */
  ref?: Ref<HTMLElement> | undefined;
  /** Accessible name of the tabs, which choose the method. */
  label: string;
  /** Called after each change, including a change of the method, which discards a drawing. */
  onChange: (value: SignatureValue) => void;
  /** Error message of the current method. @defaultValue none */
  message?: string | undefined;
  /** Hint on what to type. @defaultValue none */
  nameHint?: ReactNode;
  /** Maximum number of characters of a typed name. @defaultValue 40 */
  longestName?: number | undefined;
  /** Further methods after the two, for example uploading a picture. @defaultValue none */
  others?: readonly Tab[] | undefined;
}

/** Typing comes first, since it needs only a keyboard. */
const INITIAL: SignatureValue = { way: 'type', name: '', png: '' };

/**
 * Signs a document: by typing the name, which is accessible by keyboard and screen reader, or by drawing it
 * with finger, pen or mouse, with undo for each stroke. It does not validate; `namePicture` converts a typed
 * name to a PNG too.
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
  const value = useRef(INITIAL);
  const [way, setWay] = useState(INITIAL.way);
  const tabs = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => {
    const control = way === 'type' ? 'input' : '[role=tab][aria-selected=true]';
    return tabs.current?.querySelector<HTMLElement>(control) ?? null;
  }, [way]);
  const change = (changed: Partial<SignatureValue>) => {
    value.current = { ...value.current, ...changed };
    onChange(value.current);
  };
  return (
    <Tabs<string>
      ref={tabs}
      label={label}
      onChange={(chosen) => {
        setWay(chosen);
        change({ way: chosen, png: '', name: chosen === 'type' ? typed.trim() : '' });
      }}
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
