import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandColours, coverSvg, eventCover, signSvg } from '@running-dinner/domain/guests'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

/** Text on the preview image of an event. */
export interface EventCard {
  title: string
  /** The day as `yyyy-MM-dd`; with title and place it decides the picture. */
  date: string
  when: string
  where: string
  courses: string[]
}

const size = { width: 1200, height: 630 }
const titleLength = 90
/** The cover fills the rest, in tiles of 126 points. */
const textWidth = 696
const coverTiles = { columns: 4, rows: 5 } as const

/** A PNG of 1200 x 630 points, the size link previews expect. The fonts are bundled, so it looks the same on every machine. */
export async function drawEventCard(card: EventCard): Promise<Uint8Array> {
  const { title, date, where } = card
  const cover = coverSvg(eventCover({ title, date, city: where }, coverTiles.columns, coverTiles.rows))
  const text = await satori(layout(card) as Parameters<typeof satori>[0], { ...size, fonts: fonts() })
  const background = { ...size, channels: 3 as const, background: brandColours.deep }
  return sharp({ create: background })
    .composite([
      {
        input: await sharp(Buffer.from(cover)).resize({ height: size.height }).png().toBuffer(),
        left: textWidth,
        top: 0,
      },
      { input: Buffer.from(text), left: 0, top: 0 },
      { input: await sharp(Buffer.from(signSvg()), { density: 108 }).png().toBuffer(), left: 64, top: 52 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

type Style = Readonly<Record<string, string | number>>
interface Piece {
  type: 'div'
  props: { style: Style; children: string | Piece[] }
}

/** The text on the left; the cover is put beside it. */
function layout({ title, when, where, courses: labels }: EventCard): Piece {
  const shown = shortened(title)
  const fontSize = shown.length > 45 ? 52 : shown.length > 22 ? 64 : 78
  return piece(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: `${textWidth}px`,
      height: '100%',
      boxSizing: 'border-box',
      padding: '56px 48px 56px 64px',
      color: '#ffffff',
      fontFamily: 'Inter',
    },
    [
      piece(
        { display: 'flex', paddingLeft: 60, fontSize: 32, fontWeight: 700, letterSpacing: '-0.02em' },
        'Running Dinner',
      ),
      piece({ display: 'flex', fontSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.025em' }, shown),
      piece({ display: 'flex', flexDirection: 'column' }, [
        piece({ display: 'flex', fontSize: 34, fontWeight: 700 }, when),
        piece({ display: 'flex', marginTop: 4, fontSize: 34, color: '#f0dcb8' }, where),
        piece(
          { display: 'flex', flexWrap: 'wrap', marginTop: 20, fontSize: 24, color: '#f0dcb8' },
          labels.slice(0, 3).map((label) => piece({ display: 'flex', marginRight: 28 }, shortened(label))),
        ),
      ]),
    ],
  )
}

function piece(style: Style, children: string | Piece[]): Piece {
  return { type: 'div', props: { style, children } }
}

function shortened(text: string): string {
  const notifications = [...text]
  return notifications.length > titleLength ? `${notifications.slice(0, titleLength - 1).join('')}…` : text
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
