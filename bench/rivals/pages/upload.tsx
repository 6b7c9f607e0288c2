import { Upload } from 'antd';
import { setStage } from '../../ui/stage.tsx';

setStage(
  <Upload.Dragger multiple beforeUpload={() => false}>
    作业附件
  </Upload.Dragger>,
);
