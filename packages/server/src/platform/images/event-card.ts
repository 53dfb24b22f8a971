import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

/** Text on the preview image of an event. */
export interface EventCard {
  title: string
  when: string
  where: string
  courses: string[]
}

const size = { width: 1200, height: 630 }
const titleLength = 90
const colours = ['#f0b85c', '#f29178', '#e09bcb']

/** A PNG of 1200 x 630 points, the size link previews expect. The fonts are bundled, so it looks the same on every machine. */
export async function drawEventCard(card: EventCard): Promise<Uint8Array> {
  const drawing = await satori(layout(card) as Parameters<typeof satori>[0], { ...size, fonts: fonts() })
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

type Style = Readonly<Record<string, string | number>>
interface Piece {
  type: 'div'
  props: { style: Style; children: string | Piece[] }
}

function layout({ title, when, where, courses }: EventCard): Piece {
  const shown = shortened(title)
  const fontSize = shown.length > 45 ? 64 : 84
  return piece(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '60px 72px',
      backgroundColor: '#0e2c42',
      color: '#ffffff',
      fontFamily: 'Inter',
    },
    [
      ...plates(),
      piece({ display: 'flex', fontSize: 32, color: '#b9dbf3' }, 'Running Dinner'),
      piece({ display: 'flex', fontSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' }, shown),
      piece({ display: 'flex', flexDirection: 'column' }, [
        piece({ display: 'flex', fontSize: 40, fontWeight: 700 }, `${when} · ${where}`),
        piece({ display: 'flex', marginTop: 28 }, courses.slice(0, 3).map(course)),
      ]),
    ],
  )
}

/** Decoration: three plates at the edge of the table, one per course. */
function plates(): Piece[] {
  return colours.map((colour, index) =>
    piece(
      {
        position: 'absolute',
        right: -110 + index * 150,
        top: -130 + Math.abs(index - 1) * -24,
        width: 260,
        height: 260,
        borderRadius: 144,
        border: `14px solid ${colour}`,
        opacity: 0.85,
      },
      '',
    ),
  )
}

function course(text: string, index: number): Piece {
  return piece({ display: 'flex', alignItems: 'center', marginRight: 40, fontSize: 28 }, [
    piece(
      {
        display: 'flex',
        width: 22,
        height: 22,
        marginRight: 12,
        // Each course has a shape besides its colour, for readers who cannot tell the colours apart.
        borderRadius: index === 0 ? 11 : 4,
        transform: index === 2 ? 'rotate(45deg)' : 'none',
        backgroundColor: colours[index] ?? '#ffffff',
      },
      '',
    ),
    piece({ display: 'flex' }, shortened(text)),
  ])
}

function piece(style: Style, children: string | Piece[]): Piece {
  return { type: 'div', props: { style, children } }
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length > titleLength ? `${letters.slice(0, titleLength - 1).join('')}…` : text
}

let loaded: Font[] | undefined

function fonts(): Font[] {
  const { resolve } = createRequire(import.meta.url)
  loaded ??= (['latin', 'latin-ext'] as const).flatMap((part) =>
    ([400, 700] as const).map((weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: readFileSync(resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`)),
    })),
  )
  return loaded
}
