export { Badge, Tag, type BadgeProps, type TagProps, type TagTone } from './Badge.tsx';
