import { useState } from 'react';
import { setStage } from '../stage.tsx';

/** Shows the text typed in a native field and does nothing else, as the baseline of a key press. */
function PlainField() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="班级" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>
        <mark>{typed}</mark>
      </p>
    </>
  );
}

setStage(<PlainField />);
