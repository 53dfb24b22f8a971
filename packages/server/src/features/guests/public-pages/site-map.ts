import type { Ctx } from '../../../platform/ctx.ts'
import { loadPublicDinners } from '../../people/registration/index.ts'

const pages = [
  '/',
  '/running-dinner-veranstalten-teilnehmen',
  '/create-running-dinner',
  '/running-dinner-events',
  '/news',
]

/** Static pages and public events; hidden events must not be listed. */
export async function siteMap(ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl' | 'log'>): Promise<string> {
  const events = await loadPublicDinners(ctx)
  const addresses = [
    ...pages.map((path) => `${ctx.baseUrl()}${path}`),
    ...events.map(({ publicSettings }) => publicSettings.publicDinnerUrl),
  ]
  const entries = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
