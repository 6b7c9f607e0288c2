import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '头像',
  current: '现在的头像',
  hint: 'JPG 或 PNG，小于 5 MB。可以拖动和缩放，选出要显示的部分。',
  choose: '选择图片',
  again: '换一张',
  drop: '把图片拖到这里，或者',
  crop: '选取头像范围：拖动或用方向键移动，滚轮缩放',
  zoom: '缩放',
  save: '保存头像',
  saved: '头像已更新',
  failed: '头像没有保存成功，请再试一次',
  wrongKind: '图片只能上传JPG/PNG格式',
  tooLarge: '图片大小不能超过5MB!',
  unreadable: '这张图片打不开，请换一张',
};

/** Words of the picture's page; the two refusals are those. */
export const avatarTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Picture',
    current: 'Your picture now',
    hint: 'JPG or PNG under 5 MB. Drag and zoom to choose the part that is shown.',
    choose: 'Choose a picture',
    again: 'Another picture',
    drop: 'Drop a picture here, or',
    crop: 'Choose the part: drag it or use the arrow keys, zoom with the wheel',
    zoom: 'Zoom',
    save: 'Save picture',
    saved: 'Your picture is changed',
    failed: 'Your picture could not be saved. Please try again',
    wrongKind: 'Pictures can only be JPG or PNG',
    tooLarge: 'A picture must be smaller than 5 MB',
    unreadable: 'This picture cannot be opened. Please choose another',
  },
};
