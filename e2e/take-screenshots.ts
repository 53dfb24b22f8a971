// Pictures of the main screens for docs/screenshots.md: "npm run screenshots". Takes them from the built product with a
// demo event of its own; SCREENSHOTS names another folder, SCREENSHOTS_LANGUAGE the other language.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

const base = 'http://localhost:8091'
const folder = resolve(import.meta.dirname, process.env.SCREENSHOTS ?? '../docs/screenshots')
const language = process.env.SCREENSHOTS_LANGUAGE ?? 'de'

const server = spawn(process.execPath, [join(import.meta.dirname, 'start-server.mjs')], { stdio: 'inherit' })
try {
  await untilUp()
  const screens = await screensOfDemo()
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(browserOptions)
  for (const width of [1280, 360]) {
    for (const scheme of ['light', 'dark'] as const) await takeAll(browser, screens, width, scheme)
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
}

async function takeAll(
  browser: Browser,
  screens: Record<string, string>,
  width: number,
  scheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 860 : 740 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log(`${page.url()}: ${error.message}`))
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(base + path)
    await page.locator('h1').first().waitFor()
    await delay(1_200)
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) })
  }
  await context.close()
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(`${base}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await delay(100)
  }
  throw new Error('the server does not answer')
}

/** A demo event with teams and sent routes, and the paths worth a picture. */
async function screensOfDemo(): Promise<Record<string, string>> {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const labels = language === 'de' ? ['Vorspeise', 'Hauptgang', 'Nachspeise'] : ['Starter', 'Main course', 'Dessert']
  const { runningDinner } = await call<{ runningDinner: { adminId: string } }>('POST', '/wizardservice/v1/create', {
    email: 'demo@organisers.example',
    runningDinnerType: 'DEMO',
    basicDetails: {
      title: 'Frühlingslauf',
      city: 'Leipzig',
      zip: '04109',
      date: day,
      registrationType: 'CLOSED',
      languageCode: language,
    },
    options: {
      teamSize: 2,
      genderAspects: 'FORCE_GENDER_MIX',
      meals: labels.map((label, index) => ({ label, time: `${day}T${19 + 2 * index}:00` })),
    },
  })
  const { adminId } = runningDinner
  const { teams } = await call<{ teams: { id: string }[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`)
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/dinnerroute`, {
    subject: language === 'de' ? 'Deine Running-Dinner-Route' : 'Your Running Dinner Route',
    message: 'Hallo {firstname},\n\n{route}\n\n{routelink}',
    selfTemplate: '{meal} {mealtime} {mealspecifics}',
    hostsTemplate: '{meal} {mealtime} {hostaddress}',
    teamSelection: 'ALL',
  })
  const routePath = await mailedPath(/\/dinnerroute\//)
  return {
    landing: '/',
    wizard: '/running-dinner-wizard',
    'wizard-demo-options': '/running-dinner-wizard/options?demoDinner=true',
    dashboard: `/admin/${adminId}`,
    participants: `/admin/${adminId}/participants`,
    'participant-new': `/admin/${adminId}/participants/new`,
    import: `/admin/${adminId}/participants/import`,
    teams: `/admin/${adminId}/teams`,
    team: `/admin/${adminId}/teams/${teams[0]?.id}`,
    messages: `/admin/${adminId}/teams/messages`,
    'messages-overview': `/admin/${adminId}/messages/overview`,
    map: `/admin/${adminId}/hostlocations`,
    activities: `/admin/${adminId}/activities`,
    route: routePath,
    host: routePath.replace('/dinnerroute/', '/teamhost/'),
  }
}

async function mailedPath(pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(`${base}/dev/mails.json`)).json()) as { text: string }[]
    const link = mails.flatMap((mail) => mail.text.match(/https?:\/\/\S+/g) ?? []).find((one) => pattern.test(one))
    if (link !== undefined) return new URL(link).pathname
    await delay(200)
  }
  throw new Error('no mail with that link')
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${base}/api/rest${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
