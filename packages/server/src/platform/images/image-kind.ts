const starts: readonly (readonly [kind: ImageKind, offset: number, bytes: readonly number[]])[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
]
export type ImageKind = 'png' | 'jpeg' | 'webp'

/** Decided by the first bytes; file names and declared types can be false. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const found = starts.find(([, offset, start]) => start.every((byte, index) => bytes[offset + index] === byte))
  if (found?.[0] !== 'webp') return found?.[0]
  return [0x52, 0x49, 0x46, 0x46].every((byte, index) => bytes[index] === byte) ? 'webp' : undefined
}
