import { brandColours } from './brand-colours.ts'
import { courseShapes } from './course-shapes.ts'

interface SignPart {
  path: string
  colour: string
  /** Moves and scales the outline of the course into the square of the sign. */
  transform: string
}

/** The sign in a square of 32 by 32 points: a town in the evening, made of circle, square and triangle. */
export const signParts: readonly SignPart[] = [
  { path: courseShapes.starter.path, colour: brandColours.amber, transform: 'translate(4.9 0.5) scale(0.92)' },
  { path: courseShapes.main.path, colour: brandColours.coral, transform: 'translate(-0.6 11.6) scale(0.83)' },
  { path: courseShapes.dessert.path, colour: brandColours.plum, transform: 'translate(12.5 10.4) scale(0.8 0.862)' },
]

export const signSize = 32

interface SignImage {
  /** Ground behind the sign; without one it is transparent. */
  ground?: string
  /** Corner radius of the ground in points of the sign. */
  radius?: number
  /** Share of the square that the sign fills; launchers cut the rim of maskable icons off. */
  fill?: number
}

/** The sign as the text of an SVG image, for icons. */
export function signSvg({ ground, radius = 0, fill = 1 }: SignImage = {}): string {
  const rim = (signSize * (1 - fill)) / 2
  const shapes = signParts.map(
    ({ path, colour, transform }) => `<path d="${path}" fill="${colour}" transform="${transform}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${signSize} ${signSize}"><title>Running Dinner</title>`,
    ground === undefined ? '' : `<rect width="${signSize}" height="${signSize}" rx="${radius}" fill="${ground}"/>`,
    `<g transform="translate(${rim} ${rim}) scale(${fill})">${shapes.join('')}</g></svg>`,
  ].join('')
}
