import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import { Tabs } from '../Tabs/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';
import { ThirdLogins, type ThirdLogin } from './ThirdLogins.tsx';

/** Tab of the dialog. */
export type LoginTask = 'login' | 'register';

export interface LoginDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user closes it by the close button or Escape. The caller decides where to go. */
  onClose: () => void;
  /** Heading. @defaultValue 登录 / Log in */
  title?: string;
  /** The current tab. */
  task: LoginTask;
  /** Called with the chosen tab. */
  onTask: (task: LoginTask) => void;
  /** The log-in form. */
  login: ReactNode;
  /** The registration form; if omitted (`closeFlag` is not 0), there are no tabs. */
  register?: ReactNode;
  /** Other platforms to log in with. @defaultValue none */
  thirdLogins?: readonly ThirdLogin[];
  /** Called to log in with another platform. */
  onThirdLogin?: (login: ThirdLogin) => void;
}

/**
 * Dialog for log-in and registration; 400 px wide. A click on the mask does not close it, so that entered text
 * is not lost.
 */
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
