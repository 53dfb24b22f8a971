import type { IssueCode } from '@running-dinner/domain/issue'

const side = 256
export const maxPixels = 25_000_000

/** A picture that cannot be used; `code` says why. */
export class PictureProblem extends Error {
  readonly code: IssueCode

  constructor(code: IssueCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * Decodes a picture and redraws it as WebP of 256 x 256 points, upright and without metadata, so that nothing else the file
 * contained survives. sharp works outside the main thread.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Buffer> {
  if (!isPicture(bytes)) throw new PictureProblem('avatar_unreadable')
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const
  const { width, height } = await readable(() => sharp(bytes, { ...options, limitInputPixels: false }).metadata())
  if (width * height > maxPixels) throw new PictureProblem('avatar_too_many_pixels')
  return readable(() =>
    sharp(bytes, options).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  )
}

/** sharp's own messages mean nothing to a user. */
async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    throw new PictureProblem('avatar_unreadable', { cause: error })
  }
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const [riff, webp] = [
  [0x52, 0x49, 0x46, 0x46],
  [0x57, 0x45, 0x42, 0x50],
] as const

/** PNG, JPEG or WebP by the first bytes; file names and declared types can be false, and other formats are not decoded at all. */
function isPicture(bytes: Uint8Array): boolean {
  const has = (start: readonly number[], offset = 0) => start.every((byte, index) => bytes[offset + index] === byte)
  return has(png) || has(jpeg) || (has(riff) && has(webp, 8))
}
