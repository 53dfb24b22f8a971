// Pictures of mails at 320 and 600 pixels, light and dark: `npx tsx e2e/mail-pictures.ts <mails> <folder>`, where <mails> is the
// address of a running server without SMTP_URL or a file saved from its `/dev/mails.json`. A picture of each mail, and sheets of
// many beside each other. Ends with 1 when a mail is wider than its window.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

interface Mail {
  subject: string
  html: string
}

const [from = 'http://localhost:8080', folder = 'test-results/mails'] = process.argv.slice(2)
const mails: Mail[] = from.startsWith('http')
  ? await (await fetch(`${from}/dev/mails.json`)).json()
  : JSON.parse(readFileSync(from, 'utf8'))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(browserOptions)
const chosen = differentOnes(mails)
for (const [colorScheme, width] of [
  ['light', 320],
  ['light', 600],
  ['dark', 320],
  ['dark', 600],
] as const) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 500 } })
  const pictures: Buffer[] = []
  for (const [index, { subject, html }] of chosen.entries()) {
    await page.setContent(html)
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isTooWide) {
      process.stderr.write(`wider than ${width}: ${subject}\n`)
      process.exitCode = 1
    }
    const name = subject
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
    const path = join(folder, `${String(index + 1).padStart(2, '0')}-${name}-${width}-${colorScheme}.png`)
    pictures.push(await page.screenshot({ path, fullPage: true }))
  }
  await page.close()
  await printSheets(pictures, `${width}-${colorScheme}`, width)
}
await browser.close()
process.stdout.write(`${chosen.length} mails in ${folder}\n`)

/** At most three of a subject, which differ in more than names: the mails of one message are alike. */
function differentOnes(all: readonly Mail[]): Mail[] {
  const shapes = new Map<string, Map<string, Mail>>()
  for (const mail of all) {
    const shape = mail.html.replace(/>[^<]+</g, '><').replace(/href="[^"]*"/g, '')
    const ofSubject = shapes.get(mail.subject) ?? new Map<string, Mail>()
    if (ofSubject.size < 3 && !ofSubject.has(shape)) ofSubject.set(shape, mail)
    shapes.set(mail.subject, ofSubject)
  }
  return [...shapes.values()].flatMap((ofSubject) => [...ofSubject.values()])
}

async function printSheets(pictures: readonly Buffer[], name: string, width: number): Promise<void> {
  const [columns, perSheet] = width < 400 ? [6, 12] : [4, 8]
  const page = await browser.newPage({ viewport: { width: columns * (width + 12), height: 900 } })
  for (let start = 0; start < pictures.length; start += perSheet) {
    await showBeside(page, pictures.slice(start, start + perSheet), columns)
    const path = join(folder, `sheet-${name}-${start / perSheet + 1}.png`)
    await page.screenshot({ path, fullPage: true })
  }
  await page.close()
}

async function showBeside(page: Page, pictures: readonly Buffer[], columns: number): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(
    `<style>body{margin:6px;columns:${columns};column-gap:12px;background:#888}img{width:100%;margin-bottom:12px;display:block}</style>${images.join('')}`,
  )
}
