import type { IssueCode } from '@running-dinner/domain'
import sharp from 'sharp'
import { imageKind } from './image-kind.ts'

const side = 256
export const maxPixels = 25_000_000

/** What a picture cannot be used for, by its code. */
export class PictureProblem extends Error {
  readonly code: IssueCode

  constructor(code: IssueCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * Decodes a picture and draws it anew, 256 by 256 WebP, upright and without any of its metadata: whatever else the file was is
 * gone (reliability 2.4 #19). The work is done outside the main thread, by one thread per picture.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Buffer> {
  const kind = imageKind(bytes)
  if (!kind) throw new PictureProblem('avatar_unreadable')
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

/** The library's own words would tell nobody anything. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new PictureProblem('avatar_unreadable', { cause: error })
  }
}
