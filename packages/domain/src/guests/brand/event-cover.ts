import { seededRandom } from '../../random.ts'
import { brandColours } from './brand-colours.ts'
import { type Course, courseShapes, courses } from './course-shapes.ts'

const { night, deep, amber, coral, plum, cream, sand } = brandColours

/** Grounds and inks that go together; the first is the ground of the whole picture. */
const palettes = [
  [night, deep, amber, coral, cream, plum],
  ['#8f3424', '#b5472f', amber, sand, cream, night],
  ['#56244a', '#74345f', coral, amber, cream, '#e6a9d0'],
  ['#24483a', '#356450', amber, sand, cream, coral],
  ['#f2b350', '#e89a3c', night, coral, cream, '#8f3424'],
  ['#d9644a', '#c4523a', amber, night, cream, '#56244a'],
] as const

/** Side of a tile in points of the picture. */
const tile = 100

/** Outlines that fill a tile of 100 points; quarters and halves come in each direction. */
const motifs = [
  'M0 0A100 100 0 0 1 100 100H0Z',
  'M100 0A100 100 0 0 1 0 100V0Z',
  'M100 100A100 100 0 0 1 0 0H100Z',
  'M0 100A100 100 0 0 1 100 0V100Z',
  'M0 50A50 50 0 0 1 100 50Z',
  'M0 50A50 50 0 0 0 100 50Z',
  'M50 0A50 50 0 0 1 50 100Z',
  'M0 0L100 100H0Z',
  'M0 0H100L0 100Z',
  'M0 0H100V50H0Z',
  '',
] as const

interface CoverLayer {
  colour: string
  /** SVG path of everything in this colour, in points of the picture. */
  path: string
}

export interface EventCover {
  width: number
  height: number
  ground: string
  /** From back to front. */
  layers: readonly CoverLayer[]
  /** The three courses of this evening, and the way between them. */
  stops: readonly { course: Course; path: string; transform: string; colour: string; x: number; y: number }[]
  route: string
  routeColour: string
}

interface CoverOf {
  title: string
  date: string
  city: string
}

/** A picture of an event, the same for the same title, date and place: a town of tiles with a way through three courses. */
export function eventCover({ title, date, city }: CoverOf, columns: number, rows: number): EventCover {
  const random = seededRandom(seedOf(`${title.trim().toLowerCase()}|${date}|${city.trim().toLowerCase()}`))
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const [ground, shade, ...inks] = pick(palettes)
  // Grounds of tiles lie below everything that is drawn on them.
  let grounds = ''
  const layers = new Map<string, string>()
  const stops = stopsOn(columns, rows, random)
  const isStop = (x: number, y: number) => stops.some((stop) => stop.x === x && stop.y === y)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (isStop(x, y)) continue
      const isShaded = random() < 0.4
      if (isShaded) grounds += placed('M0 0H100V100H0Z', x, y)
      const motif = pick(motifs)
      const colour = random() < 0.25 ? (isShaded ? ground : shade) : pick(inks)
      if (motif !== '') layers.set(colour, `${layers.get(colour) ?? ''}${placed(motif, x, y)}`)
    }
  }
  const plate = placedStops(stops, inks)
  return {
    width: columns * tile,
    height: rows * tile,
    ground,
    layers: [{ colour: shade, path: grounds }, ...[...layers].map(([colour, path]) => ({ colour, path }))],
    stops: plate,
    route: `M${plate.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    routeColour: cream,
  }
}

/** One stop in each third of the picture, away from its upper and lower edge where there is room. */
function stopsOn(columns: number, rows: number, random: () => number) {
  const third = columns / courses.length
  const first = rows > 2 ? 1 : 0
  return courses.map((_, index) => ({
    x: Math.floor(index * third) + Math.floor(random() * Math.floor(third)),
    y: first + Math.floor(random() * Math.max(1, rows - 2 * first)),
  }))
}

function placedStops(stops: readonly { x: number; y: number }[], inks: readonly string[]): EventCover['stops'] {
  const side = 78
  return courses.map((course, index) => {
    const { x, y } = stops[index] ?? { x: 0, y: 0 }
    const left = x * tile + (tile - side) / 2
    const top = y * tile + (tile - side) / 2
    return {
      course,
      path: courseShapes[course].path,
      transform: `translate(${left} ${top}) scale(${side / 24})`,
      colour: inks[index] ?? cream,
      x: (x + 0.5) * tile,
      y: (y + 0.5) * tile,
    }
  })
}

/** Moves an outline of one tile: only commands with absolute coordinates are used above. */
function placed(path: string, column: number, row: number): string {
  const [left, top] = [column * tile, row * tile]
  return path.replace(/([MLHVA])([^MLHVAZ]*)/g, (_, command: string, numberList: string) => {
    const numbers = numberList.trim().split(' ').map(Number)
    const moved = numbers.map((number, at) => {
      if (command === 'H') return number + left
      if (command === 'V') return number + top
      // Radii, rotation and flags of an arc come before its end.
      if (command === 'A' && at < 5) return number
      const isX = command === 'A' ? at === 5 : at % 2 === 0
      return number + (isX ? left : top)
    })
    return command + moved.join(' ')
  })
}

/** FNV-1a: similar texts get unlike numbers. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The cover as the text of an SVG image. */
export function coverSvg(cover: EventCover): string {
  const { width, height, ground, layers, stops, route, routeColour } = cover
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...layers.map(({ colour, path }) => `<path d="${path}" fill="${colour}"/>`),
    `<path d="${route}" fill="none" stroke="${ground}" stroke-width="26"/>`,
    `<path d="${route}" fill="none" stroke="${routeColour}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0.1 17"/>`,
    ...stops.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="50" fill="${ground}"/>`),
    ...stops.map(({ path, transform, colour }) => `<path d="${path}" transform="${transform}" fill="${colour}"/>`),
    '</svg>',
  ].join('')
}
