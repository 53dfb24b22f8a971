import { languages } from '@running-dinner/domain'
import { coverSvg, eventCover } from '@running-dinner/domain/guests/brand/event-cover.ts'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { areaPicture } from '../../../platform/tiles/area-picture.ts'
import { openTileProxy } from '../../../platform/tiles/open-tile-proxy.ts'
import { loadPublicDinner } from '../../people/registration/index.ts'
import { favicon, faviconIco, iconNames, iconPicture } from './brand-icons.ts'
import { drawnImages } from './drawn-images.ts'
import { siteMap } from './site-map.ts'

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
