import { brandColours, signSize, signSvg } from '@running-dinner/domain/guests'

const ground = brandColours.night

/** The icon of tabs. */
export const favicon = signSvg({ ground, radius: 7, fill: 0.86 })

/** Icons for programs that read no SVG, by file name. iOS and launchers round the corners themselves. */
const pictures = {
  'apple-touch-icon.png': { side: 180, svg: signSvg({ ground, fill: 0.74 }) },
  'icon-192.png': { side: 192, svg: favicon },
  'icon-512.png': { side: 512, svg: favicon },
  // Of a maskable icon only a circle of 80 % is sure to be visible.
  'icon-maskable-512.png': { side: 512, svg: signSvg({ ground, fill: 0.58 }) },
} as const

type IconName = keyof typeof pictures

export const iconNames = Object.keys(pictures) as IconName[]

const drawn = new Map<string, Promise<Buffer>>()

/** Drawn once per process. */
export function iconPicture(name: IconName): Promise<Buffer> {
  const { side, svg } = pictures[name]
  return pngOf(svg, side)
}

/** `favicon.ico`: 32 points, as a PNG in the container that old programs ask for. */
export async function faviconIco(): Promise<Buffer> {
  const png = await pngOf(favicon, 32)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function pngOf(svg: string, side: number): Promise<Buffer> {
  const key = `${side} ${svg}`
  const picture = drawn.get(key) ?? draw(svg, side)
  drawn.set(key, picture)
  return picture
}

async function draw(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: (72 * side) / signSize })
    .resize(side, side)
    .png()
    .toBuffer()
}
