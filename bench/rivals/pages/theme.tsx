import { Button, ConfigProvider, theme } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { thousand } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

const buttons = thousand.map((name) => <Button key={name}>{name}</Button>);

let turnDark: () => void = () => undefined;

function Page() {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    turnDark = () => flushSync(() => setDark(true));
  }, []);
  return (
    <ConfigProvider theme={{ algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
      {buttons}
    </ConfigProvider>
  );
}

setStage(<Page />, { switch: () => turnDark() });
