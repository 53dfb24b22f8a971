import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from './words.ts'

/** A demo event with teams and sent routes, and the paths worth a picture. */
export async function screensOfDemo(base: string, language: Language): Promise<Record<string, string>> {
  const call = callOf(base)
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const email = `demo-${randomUUID()}@organisers.example`
  const labels = language === 'de' ? ['Vorspeise', 'Hauptgang', 'Nachspeise'] : ['Starter', 'Main course', 'Dessert']
  const { runningDinner } = await call<{ runningDinner: { adminId: string } }>('POST', '/wizardservice/v1/create', {
    email,
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
  const routePath = await mailedPath(base, email, /\/dinnerroute\//)
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

async function mailedPath(base: string, email: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = (await (await fetch(`${base}/dev/mails.json`)).json()) as { to: string; text: string }[]
    const link = mails
      .filter((mail) => mail.to === email)
      .flatMap((mail) => mail.text.match(/https?:\/\/\S+/g) ?? [])
      .find((one) => pattern.test(one))
    if (link !== undefined) return new URL(link).pathname
    await delay(200)
  }
  throw new Error('no mail with that link')
}

function callOf(base: string) {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${base}/api/rest${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}
