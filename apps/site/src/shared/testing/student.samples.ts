import type { Student } from '../student/student.ts';

/** Makes a logged-in student: a name, and nothing else unless given. */
export const studentOf = (values: Partial<Student> = {}): Student => ({
  id: '1',
  name: '温知予',
  username: 'saver',
  mobile: '',
  email: '',
  avatar: '',
  isMember: false,
  memberIcon: '',
  unread: 0,
  points: 0,
  mustChangePassword: false,
  ...values,
});
