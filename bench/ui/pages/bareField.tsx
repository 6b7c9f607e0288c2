import { useState } from 'react';
import { setStage } from '../stage.tsx';

/** Shows what is typed in a browser's own field and does nothing else: what any key takes. */
function BareField() {
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

setStage(<BareField />);
