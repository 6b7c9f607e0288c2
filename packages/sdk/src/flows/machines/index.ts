export {
  closedSigning,
  isEnoughSigned,
  nextSigning,
  agreementStateOf,
  type AgreementRow,
  type AgreementState,
  type Signing,
  type SigningEvent,
  type SigningStep,
} from './agreements.ts';
export {
  faceResult,
  idleFace,
  nextFace,
  type FaceCheckState,
  type FaceEvent,
  type FaceStep,
} from './faceCheck.ts';
export { roomProblem, type RoomLesson, type RoomProblem } from './lessonRoom.ts';
export {
  closedLogin,
  nextLogin,
  type LoginEvent,
  type LoginMachine,
  type LoginStep,
  type LoginTask,
  RESEND_MS,
} from './loginBox.ts';
export { loginEntrance, type LoginDemand, type LoginEntrance } from './loginEntrance.ts';
export {
  idleStudy,
  nextStudy,
  STUDY_GATES,
  studyAnswers,
  type LessonGate,
  type StudyEvent,
  type StudyGate,
  type StudyStep,
} from './lessonGate.ts';
