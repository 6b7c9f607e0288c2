export {
  FRAME_SIZE,
  LoginFrameError,
  showLoginFrame,
  type LoginFrameParts,
  type LoginFrameProblem,
  type LoginFrameResult,
} from './loginFrame.ts';
export {
  LOGIN_CHANNEL,
  LOGIN_WINDOW,
  openThirdLogin,
  type LoginWindowParts,
  type ThirdLoginOutcome,
} from './loginWindow.ts';
