/** The logged-in student, as the header and the personal area show them. */
export interface Student {
  id: string;
  name: string;
  username: string;
  /** Masked by the server. */
  mobile: string;
  email: string;
  avatar: string;
  isMember: boolean;
  memberIcon: string;
  unread: number;
  points: number;
  /** Whether the school demands a new password first. */
  mustChangePassword: boolean;
  /** Present if the school does not let the student write or change what others see. */
  mute?: Mute;
}

/** Why and until when the school mutes a student. */
export interface Mute {
  reason: string;
  /** Empty until the school lifts it. */
  until: string;
}

/** Where the student stopped learning. */
export interface LastLearning {
  courseName: string;
  lessonName: string;
  href: string;
  progress: number;
}
