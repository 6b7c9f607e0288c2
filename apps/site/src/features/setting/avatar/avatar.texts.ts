import { inBoth } from '@lectern/ui/locale';

/** Texts of the picture's page, including the two refusals. */
export const avatarTexts = inBoth({
  title: ['头像', 'Profile picture'],
  current: ['现在的头像', 'Current picture'],
  hint: [
    'JPG 或 PNG，小于 5 MB。可以拖动和缩放，选出要显示的部分。',
    'JPG or PNG, under 5 MB. Drag and zoom to choose the visible part.',
  ],
  choose: ['选择图片', 'Choose a picture'],
  changePicture: ['换一张', 'Change picture'],
  drop: ['把图片拖到这里，或者', 'Drop a picture here, or'],
  crop: [
    '选取头像范围：拖动或用方向键移动，滚轮缩放',
    'Crop picture: drag or use the arrow keys to move, scroll to zoom',
  ],
  zoom: ['缩放', 'Zoom'],
  save: ['保存头像', 'Save picture'],
  saved: ['头像已更新', 'Profile picture updated'],
  failed: ['头像没有保存成功，请再试一次', 'Your picture could not be saved. Please try again'],
  wrongKind: ['图片只能上传JPG/PNG格式', 'Pictures must be JPG or PNG'],
  tooLarge: ['图片大小不能超过5MB!', 'Pictures must be smaller than 5 MB'],
  unreadable: ['这张图片打不开，请换一张', 'This picture cannot be opened. Please choose another'],
});
