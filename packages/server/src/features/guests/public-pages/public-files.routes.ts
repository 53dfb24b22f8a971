import type { PublicDinner } from '@running-dinner/contract'
import { clockOf, formatDay, type Language, languages } from '@running-dinner/domain'
import { brandColours, coverSvg, eventCover, signSize, signSvg } from '@running-dinner/domain/guests'
import { common as english, landing as englishPage } from '@running-dinner/phrases/english'
import { common as german, landing as germanPage } from '@running-dinner/phrases/german'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../../platform/ctx.ts'
import { areaPicture } from '../../../platform/tiles/area-picture.ts'
import { openTileProxy } from '../../../platform/tiles/tile-proxy.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { loadPublicDinner, loadPublicDinners } from '../../people/registration/index.ts'
import type { EventCard } from './event-card.ts'

const ground = brandColours.night

/** The icon of tabs. */
const favicon = signSvg({ ground, radius: 7, fill: 0.86 })

/** Icons for programs that read no SVG, by file name. iOS and launchers round the corners themselves. */
const pictures = {
  'apple-touch-icon.png': { side: 180, svg: signSvg({ ground, fill: 0.74 }) },
  'icon-192.png': { side: 192, svg: favicon },
  'icon-512.png': { side: 512, svg: favicon },
  // Of a maskable icon only a circle of 80 % is sure to be visible.
  'icon-maskable-512.png': { side: 512, svg: signSvg({ ground, fill: 0.58 }) },
} as const

type IconName = keyof typeof pictures

const iconNames = Object.keys(pictures) as IconName[]

const drawn = new Map<string, Promise<Buffer>>()

/** Drawn once per process. */
function iconPicture(name: IconName): Promise<Buffer> {
  const { side, svg } = pictures[name]
  return pngOf(svg, side)
}

/** `favicon.ico`: 32 points, as a PNG in the container that old programs ask for. */
async function faviconIco(): Promise<Buffer> {
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

const minute = 60
const hour = 3_600
const day = 86_400

/** A transparent WebP: without tiles the page shows its own ground, and browsers log no missing file. */
const nothing = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** Tiles of a cover in lists of events. */
const strip = { columns: 8, rows: 2 } as const

interface PublicPath {
  Params: { publicId: string }
}

/** Files for link previews and search engines. */
export function publicFiles(ctx: Ctx): FastifyPluginAsync {
  const images = drawnImages(ctx.workers)
  const tiles = openTileProxy(ctx)
  return async (app: FastifyInstance) => {
    app.get<PublicPath>('/running-dinner-events/:publicId/image.png', async (request, reply) => {
      const dinner = await loadPublicDinner(ctx, request.params.publicId)
      const image = await images.ofEvent(dinner)
      return (
        reply
          .headers({
            'content-type': 'image/png',
            'cache-control': `public, max-age=${hour}`,
            'x-robots-tag': 'noindex',
          })
          // Other sites may embed it: that is the purpose of a preview.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(Buffer.from(image))
      )
    })
    for (const language of languages)
      app.get(`/image-${language}.png`, async (_request, reply) => {
        return reply
          .headers({ 'content-type': 'image/png', 'cache-control': `public, max-age=${day}` })
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(Buffer.from(await images.ofSite(language)))
      })
    app.get<PublicPath>('/running-dinner-events/:publicId/cover.svg', async (request, reply) => {
      const { publicSettings, date, city } = await loadPublicDinner(ctx, request.params.publicId)
      const cover = eventCover({ title: publicSettings.title, date, city }, strip.columns, strip.rows)
      return reply
        .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': `public, max-age=${hour}` })
        .send(coverSvg(cover))
    })
    app.get<PublicPath>('/running-dinner-events/:publicId/area.webp', async (request, reply) => {
      const { area } = await loadPublicDinner(ctx, request.params.publicId)
      const picture = area && (await areaPicture(tiles, area))
      return reply
        .headers({ 'content-type': 'image/webp', 'cache-control': `public, max-age=${picture ? day : minute}` })
        .send(picture ?? nothing)
    })
    app.get('/favicon.svg', async (_request, reply) => {
      return reply.headers(iconHeaders('image/svg+xml; charset=utf-8')).send(favicon)
    })
    app.get('/favicon.ico', async (_request, reply) => {
      return reply.headers(iconHeaders('image/x-icon')).send(await faviconIco())
    })
    for (const name of iconNames)
      app.get(`/${name}`, async (_request, reply) => {
        return reply.headers(iconHeaders('image/png')).send(await iconPicture(name))
      })
    app.get('/sitemap.xml', async (_request, reply) => {
      return reply
        .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${hour}` })
        .send(await siteMap(ctx))
    })
    app.get('/robots.txt', async (_request, reply) => {
      return reply.type('text/plain; charset=utf-8').send(robots(ctx.baseUrl()))
    })
  }
}

function iconHeaders(type: string) {
  return { 'content-type': type, 'cache-control': `public, max-age=${day}` }
}

/** Lists only prefixes: the file must not reveal secret paths, which send noindex headers too. */
function robots(baseUrl: string): string {
  const closed = ['/admin/', '/self/', '/my-events', '/newsletter/', '/api/', '/rest/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const pages = [
  '/',
  '/running-dinner-veranstalten-teilnehmen',
  '/create-running-dinner',
  '/running-dinner-events',
  '/news',
]

/** Static pages and public events; hidden events must not be listed. */
async function siteMap(ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl' | 'log'>): Promise<string> {
  const events = await loadPublicDinners(ctx)
  const addresses = [
    ...pages.map((path) => `${ctx.baseUrl()}${path}`),
    ...events.map(({ publicSettings }) => publicSettings.publicDinnerUrl),
  ]
  const urls = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const mostKeptCards = 200

const words = {
  de: { ...germanPage.start, courses: german.course },
  en: { ...englishPage.start, courses: english.course },
}

/** Preview images, cached by their content; the least recently requested are evicted. */
function drawnImages(workers: WorkerPool) {
  const images = new LRUCache<string, Promise<Uint8Array>>({ max: mostKeptCards })
  const draw = (card: EventCard): Promise<Uint8Array> => {
    const key = JSON.stringify(card)
    const image = images.get(key) ?? workers.run('draw-event-card', card)
    images.set(key, image)
    image.catch(() => images.delete(key))
    return image
  }
  return {
    ofEvent: (dinner: PublicDinner) => draw(cardOf(dinner)),
    /** The preview of the start page. */
    ofSite: (language: Language) => {
      const { title, terms, courses } = words[language]
      return draw({ title, date: '', when: '', where: terms, courses: Object.values(courses) })
    },
  }
}

function cardOf({ publicSettings, languageCode, date, city, meals }: PublicDinner): EventCard {
  return {
    title: publicSettings.title,
    date,
    when: formatDay(date, languageCode),
    where: city,
    courses: meals.map((meal) => `${meal.label} ${clockOf(meal.time)}`),
  }
}
