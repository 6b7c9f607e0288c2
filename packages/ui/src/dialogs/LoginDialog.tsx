import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import { Tabs } from '../Tabs/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';
import { ThirdLogins, type ThirdLogin } from './ThirdLogins.tsx';

/** What the box is open for. */
export type LoginTask = 'login' | 'register';

export interface LoginDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Asked to close: by the close icon or Escape. Where to go then is the owner's. */
  onClose: () => void;
  /** Its heading. @defaultValue 登录 / Log in */
  title?: string;
  /** What the box is open for. */
  task: LoginTask;
  /** Told the tab that was chosen. */
  onTask: (task: LoginTask) => void;
  /** The form that logs in. */
  login: ReactNode;
  /** The form that registers; left out (closeFlag is not 0), there are no tabs. */
  register?: ReactNode;
  /** The other platforms to log in with. @defaultValue none */
  thirdLogins?: readonly ThirdLogin[];
  /** Starts the log-in by another platform. */
  onThirdLogin?: (login: ThirdLogin) => void;
}

/** The box around log-in and registration, 400 wide; a slip on the mask does not lose what was typed. */
export function LoginDialog({
  isOpen,
  onClose,
  title,
  task,
  onTask,
  login,
  register,
  thirdLogins = [],
  onThirdLogin,
}: LoginDialogProps) {
  const text = useTexts(texts).login;
  const logIn = (
    <div className={css.fields}>
      {login}
      <ThirdLogins logins={thirdLogins} onStart={(chosen) => onThirdLogin?.(chosen)} />
    </div>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title ?? text.title} width={400} isMaskClosable={false}>
      {register === undefined ? (
        logIn
      ) : (
        <Tabs<LoginTask>
          label={text.tabs}
          value={task}
          onChange={onTask}
          tabs={[
            { id: 'login', label: text.title, content: logIn },
            { id: 'register', label: text.register, content: register },
          ]}
        />
      )}
    </Dialog>
  );
}
