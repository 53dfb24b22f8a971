/** A cubic curve: start, two handles, end, as x and y. */
type Curve = readonly [number, number, number, number, number, number, number, number]

/** A way on foot as a sequence of curves. */
export type Walk = readonly Curve[]

/** The way as the `d` of a path. */
export function walkPath(walk: Walk): string {
  const [first] = walk
  if (!first) return ''
  return `M${first[0]} ${first[1]}${walk.map(([, , ...rest]) => `C${rest.join(' ')}`).join('')}`
}

/** Position after this share (0 to 1) of the way; each curve takes the same time. */
export function pointOn(walk: Walk, share: number): { x: number; y: number } {
  const along = Math.min(Math.max(share, 0), 1) * walk.length
  const index = Math.min(Math.floor(along), walk.length - 1)
  const curve = walk[index]
  if (!curve) return { x: 0, y: 0 }
  const t = along - index
  const at = (from: number, a: number, b: number, to: number) =>
    (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * to
  return {
    x: at(curve[0], curve[2], curve[4], curve[6]),
    y: at(curve[1], curve[3], curve[5], curve[7]),
  }
}
