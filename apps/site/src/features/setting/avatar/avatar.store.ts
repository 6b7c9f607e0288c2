import { headPortrait } from '@lectern/sdk/endpoints/setting';
import { request } from '../../../shared/client/client.ts';
import { user } from '../../../shared/student/user.store.ts';
import { attempt, type Result } from '../../../shared/result.ts';

/** Why a file cannot be used as a picture. */
export type PictureProblem = 'wrongKind' | 'tooLarge';

/** Maximum size of a picture, in bytes. */
const LIMIT_BYTES = 5 * 1024 * 1024;
const KINDS: readonly string[] = ['image/jpeg', 'image/png'];

/** Checks a file before it is opened; the server checks its content. */
export function problemOfPicture({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!KINDS.includes(type)) return 'wrongKind';
  return size >= LIMIT_BYTES ? 'tooLarge' : undefined;
}

/** An area of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side length of the saved picture, in pixels. */
const SIDE_PX = 400;

/**
 * Crops a square from a picture.
 * @throws {Error} if the browser cannot draw it.
 */
export async function cropSquare(source: CanvasImageSource, { x, y, width, height }: Area): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser gives no canvas');
  // Transparent parts of a PNG would become black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX);
  pen.drawImage(source, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)),
      'image/jpeg',
      0.9,
    );
  });
}

/** Saves the picture, which is then shown in the header and everywhere else. */
export function savePicture(picture: Blob): Promise<Result> {
  return attempt(async () => {
    const reply = await request(headPortrait, {
      file: new File([picture], 'portrait.jpg', { type: picture.type }),
    });
    const avatar = reply.headPicMax ?? '';
    if (user.student !== undefined && avatar !== '') user.student.avatar = avatar;
  });
}
