import { groupRows, readStudentRows, saveStudents } from '../../modules/studentInfo/index.ts';
import { refuseWeak } from '../../modules/login/index.ts';
import { refusalText } from '../../platform/commands/refusalText.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { reference, secret, text } from '../columns/textColumns.ts';
import { optionalEnd } from '../columns/timeColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { inTreeOrder, keyOfId, parentsFirst, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { key, name } from './common.ts';

const classTable = defineTable({
  id: 'classes',
  sheet: { zh: '班级', en: 'Classes' },
  about: {
    zh: '学员所在的班级或分组，最多五级。',
    en: 'Classes or groups of students, in up to five levels.',
  },
  columns: {
    key: key(),
    name: name(),
    parent: reference('classes', ['上级', 'parent'], ['上级分组的编号。', 'Key of the parent group.'], {
      empty: '',
    }),
  },
  key: ['key'],
  orderWithin: ['parent'],
});

/** The classes of students. */
export const classes: Subject<typeof classTable> = {
  table: classTable,
  stored: 'student_groups',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = inTreeOrder(await groupRows.read(tx, companyId));
    const keys = new Map(rows.map(({ id, sourceKey }) => [id, keyOfId(sourceKey, id)]));
    return rows.map(({ id, name, parentId }) => ({
      id,
      row: { key: keys.get(id) ?? '', name, parent: keys.get(parentId ?? '') ?? '' },
    }));
  },

  async save({ tx, companyId, book }, entries) {
    const own = await book('classes');
    return parentsFirst(entries, own, ({ id, row, position }) =>
      groupRows.save(tx, companyId, id, {
        name: row.name,
        parentId: own.idOrNull(row.parent),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => groupRows.remove(tx, ids),
};

const studentTable = defineTable({
  id: 'students',
  sheet: { zh: '学员', en: 'Students' },
  about: {
    zh: '学员账号。表中没有的学员保持不变，不会被删除。',
    en: 'Accounts of students. Students missing here are kept; none is deleted.',
  },
  columns: {
    key: text(
      ['学号', 'number'],
      [
        '学号，也是登录的账号；不区分大小写，用过就不要改。',
        'Student number, also used to log in; do not change it (case does not matter).',
      ],
      {
        maxLength: 50,
        // The log-in reads accounts in half width, so that a number stored in full width could never log in.
        pattern: [/^[^\s\uFF01-\uFF5E]+$/, 'write it without spaces'],
        cure: 'write the number with which the student logs in',
      },
    ),
    name: text(['姓名', 'name'], ['学员的姓名。', 'Name of the student.'], { maxLength: 50, empty: '' }),
    mobile: text(
      ['手机号', 'mobile'],
      [
        '11 位手机号，可用短信验证码登录；留空则只能用学号和密码登录。',
        '11 digits, for log-ins by SMS; without it, only number and password work.',
      ],
      { empty: '', isUnique: true, pattern: [/^1\d{10}$/, 'write the 11 digits of a mobile number'] },
    ),
    email: text(['邮箱', 'email'], ['邮箱地址。', 'Email address.'], {
      empty: '',
      isUnique: true,
      pattern: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'write an address such as name@school.cn'],
    }),
    class: reference('classes', ['班级', 'class'], ['班级的编号。', 'Key of the class.'], { empty: '' }),
    branch: reference(
      'branches',
      ['分校', 'branch'],
      [
        '所属分校网址里的词，如 beijing；留空为默认分校。',
        'Branch of the student, by the word in its address; empty means the default one.',
      ],
      { empty: '' },
    ),
    firstPassword: secret(
      ['初始密码', 'first password'],
      ['仅用于新账号；已有账号不受影响。导出时不写出。', 'Only for a new account; never exported.'],
      { empty: '' },
    ),
    changesPassword: yesNo(
      ['首次改密', 'changes it'],
      [
        '首次登录后必须修改初始密码；仅用于新账号。',
        'Whether a new account’s first password must be changed at the first log-in.',
      ],
      { empty: true, isForNew: true },
    ),
    facesAtLogin: yesNo(
      ['登录刷脸', 'face at log-in'],
      ['每次登录后还要做人脸识别。', 'Requires a face check at each log-in.'],
      { empty: false },
    ),
    space: optionalAmount(
      ['空间（MB）', 'space (MB)'],
      [
        '存放自己文件的空间，单位 MB；留空为 1024。',
        'Storage for the student’s files in megabytes; empty means 1024.',
      ],
      { min: 0, max: 1_000_000 },
    ),
    muteReason: text(
      ['禁言原因', 'mute reason'],
      [
        '填写后学员不能提问、回答、发话题、回复、评价和分享资料，也不能更改昵称和头像，会看到这个原因；留空则可以发言。',
        'With a reason, which the student reads, they cannot post, review, share, or change nickname and portrait; empty allows it.',
      ],
      { empty: '' },
    ),
    mutedUntil: optionalEnd(
      ['禁言至', 'muted until'],
      ['禁言的结束时间；留空则直到删去原因。', 'End of the mute; empty means until its reason is removed.'],
    ),
    isActive: yesNo(['启用', 'active'], ['停用的账号不能登录。', 'no prevents log-ins.'], { empty: true }),
  },
  key: ['key'],
});

const MEGABYTE = 1024 ** 2;

/** Returns the reason why a password is refused, without the password. */
function weakness(
  password: string,
  username: string,
  mobile: string,
  isDemonstration: boolean,
): string | undefined {
  try {
    refuseWeak(password, { username, mobile }, isDemonstration);
    return undefined;
  } catch (error) {
    return refusalText(error) ?? 'write another one';
  }
}

/** Students. */
export const students: Subject<typeof studentTable> = {
  table: studentTable,
  stored: 'users',
  whenMissing: 'keep',

  async read({ tx, companyId, books }) {
    const [groups, branches] = await books('classes', 'branches');
    const rows = await readStudentRows(tx, companyId);
    return rows.map((user) => ({
      id: user.id,
      row: {
        key: keyOfId(user.sourceKey ?? user.username, user.id),
        name: user.name ?? '',
        mobile: user.mobile ?? '',
        email: user.email ?? '',
        class: groups.keyOf(user.groupId),
        branch: branches.keyOf(user.schoolId),
        firstPassword: '',
        changesPassword: true,
        facesAtLogin: user.facesAtLogin,
        space: user.spaceBytes === null ? null : Math.round(user.spaceBytes / MEGABYTE),
        muteReason: user.muteReason ?? '',
        mutedUntil: user.mutedUntil,
        isActive: user.status === 'active',
      },
    }));
  },

  check({ key, mobile, firstPassword, muteReason, mutedUntil }, { config }, before) {
    if (muteReason === '' && mutedUntil !== null)
      return {
        column: 'muteReason',
        problem: 'a mute with an end needs a reason; without a mute, empty both',
      };
    if (before !== undefined || firstPassword === '') return undefined;
    const weak = weakness(firstPassword, key, mobile, config.mode !== 'production');
    return weak === undefined ? undefined : { column: 'firstPassword', problem: weak };
  },

  async save({ tx, companyId, now, books, config: { passwordHash } }, entries) {
    const [groups, branches] = await books('classes', 'branches');
    return saveStudents(
      { tx, companyId, now, passwordHash },
      entries.map(({ id, row, changed }) => {
        // Only changed values are written: others may have changed meanwhile, by the student or by somebody
        // else.
        const ifChanged = <V>(column: keyof typeof row, value: V): V | undefined =>
          id === undefined || changed.has(column) ? value : undefined;
        return {
          id,
          account: {
            schoolId: ifChanged('branch', branches.idOrNull(row.branch)),
            sourceKey: row.key,
            mobile: ifChanged('mobile', row.mobile === '' ? null : row.mobile),
            email: ifChanged('email', row.email === '' ? null : row.email),
            name: ifChanged('name', row.name === '' ? null : row.name),
            muteReason: ifChanged('muteReason', row.muteReason === '' ? null : row.muteReason),
            mutedUntil: ifChanged('mutedUntil', row.mutedUntil),
            status: ifChanged('isActive', row.isActive ? ('active' as const) : ('disabled' as const)),
          },
          facesAtLogin: ifChanged('facesAtLogin', row.facesAtLogin),
          spaceBytes: ifChanged('space', row.space === null ? null : row.space * MEGABYTE),
          // A key that was made of an id is no user name.
          username: row.key.startsWith('#') ? null : row.key,
          groupId: ifChanged('class', groups.idOrNull(row.class)),
          firstPassword: row.firstPassword === '' ? undefined : row.firstPassword,
          changesPassword: row.changesPassword,
        };
      }),
    );
  },
};
