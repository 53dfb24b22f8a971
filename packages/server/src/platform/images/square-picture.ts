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
  const kind = imageKind(bytes)
  if (!kind) throw new PictureProblem('avatar_unreadable')
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const
  const {
    format,
    width = 0,
    height = 0,
  } = await readable(() => sharp(bytes, { ...options, limitInputPixels: false }).metadata())
  if (format !== kind) throw new PictureProblem('avatar_unreadable')
  if (width * height > maxPixels) throw new PictureProblem('avatar_too_many_pixels')
  return readable(() =>
    sharp(bytes, options).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  )
}

/** sharp's own messages mean nothing to a user. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new PictureProblem('avatar_unreadable', { cause: error })
  }
}

const starts: readonly (readonly [kind: ImageKind, offset: number, bytes: readonly number[]])[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
]
type ImageKind = 'png' | 'jpeg' | 'webp'

/** Decided by the first bytes; file names and declared types can be false. */
function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const signature = starts.find(([, offset, start]) => start.every((byte, index) => bytes[offset + index] === byte))
  if (signature?.[0] !== 'webp') return signature?.[0]
  return [0x52, 0x49, 0x46, 0x46].every((byte, index) => bytes[index] === byte) ? 'webp' : undefined
}
