import { setTimeout as delay } from 'node:timers/promises'
import { type Call, callOf } from './call.ts'
import { confirmEvent } from './confirm-event.ts'
import { createDemo, sendRoutes } from './demo-event.ts'
import { mailedPath } from './mailed-path.ts'
import type { Language } from './words.ts'

interface Team {
  id: string
  teamMembers: { id: string }[]
  hostTeamMember: { id: string } | null
}

/** A demo event with teams, sent routes and one change that guests do not know yet, and the paths worth a picture. */
export async function screensOfDemo(base: string, language: Language): Promise<Record<string, string>> {
  const call = callOf(base)
  const { adminId, email } = await createDemo(call, language)
  const { teams } = await call<{ teams: Team[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`)
  const { participants: people } = await call<{ participants: { id: string }[] }>(
    'GET',
    `/participantservice/v1/runningdinner/${adminId}/participants`,
  )
  await confirmEvent(base, { adminId, email })
  await sendRoutes(call, adminId)
  await changeHost(call, adminId, teams[4])
  const proposal = await finishedOptimization(call, adminId)
  const changedPath = await mailedPath(base, email, new RegExp(`/dinnerroute/[^/]+/${teams[4]?.id}`))
  const routePath = await mailedPath(base, email, /\/dinnerroute\//)
  return {
    landing: '/',
    guide: '/running-dinner-veranstalten-teilnehmen',
    create: '/create-running-dinner',
    events: '/running-dinner-events?search=Freiburg',
    news: '/news',
    feedback: '/feedback',
    imprint: '/impressum',
    privacy: '/datenschutz',
    wizard: '/running-dinner-wizard',
    'wizard-demo-options': '/running-dinner-wizard/options?demoDinner=true',
    dashboard: `/admin/${adminId}`,
    participants: `/admin/${adminId}/participants`,
    'participants-filtered': `/admin/${adminId}/participants?filter=diet,inTeam&sort=-name`,
    'participants-unconfirmed': `/admin/${adminId}/participants?filter=unconfirmed`,
    diets: `/admin/${adminId}/participants/diets`,
    'quick-edit': `/admin/${adminId}/participants?person=${people[0]?.id}`,
    participant: `/admin/${adminId}/participants/${people[0]?.id}`,
    'participant-new': `/admin/${adminId}/participants/new`,
    import: `/admin/${adminId}/participants/import`,
    teams: `/admin/${adminId}/teams`,
    team: `/admin/${adminId}/teams/${teams[0]?.id}`,
    'teams-board': `/admin/${adminId}/teams/board`,
    'teams-board-tables': `/admin/${adminId}/teams/board?by=table`,
    'teams-board-choose': `/admin/${adminId}/teams/board?moveTo=team.${teams[1]?.id}`,
    'teams-board-preview': `/admin/${adminId}/teams/board?move=teams.${teams[1]?.id}.${teams[2]?.id}`,
    'plan-history': `/admin/${adminId}/teams/board?history=open`,
    messages: `/admin/${adminId}/teams/messages`,
    'messages-changes': `/admin/${adminId}/messages/changes`,
    'messages-planned': `/admin/${adminId}/messages/planned`,
    'messages-overview': `/admin/${adminId}/messages/overview`,
    map: `/admin/${adminId}/hostlocations`,
    'map-chosen': `/admin/${adminId}/hostlocations?team=3&teams=1&near=1000&metres=500-&others=hidden`,
    distances: `/admin/${adminId}/hostlocations/distances`,
    'near-hosts': `/admin/${adminId}/hostlocations/near-hosts?range=1000`,
    'plan-quality': `/admin/${adminId}/hostlocations/quality`,
    optimize: `/admin/${adminId}/teams?showOptimizeDialog=true`,
    proposal: `/admin/${adminId}/hostlocations/optimization/${proposal}`,
    'plan-saved': `/admin/${adminId}/hostlocations?showRouteOptimizationSavedMessage=true&changedTeams=1.2.3`,
    exports: `/admin/${adminId}/exports`,
    settings: `/admin/${adminId}/settings`,
    activities: `/admin/${adminId}/activities`,
    'evening-before': `/admin/${adminId}/evening`,
    route: routePath,
    'route-changed': changedPath,
    host: routePath.replace('/dinnerroute/', '/teamhost/'),
    'my-events': '/my-events',
    login: '/login',
    register: '/register',
    'forgotten-password': '/login/forgotten',
  }
}

/** Another member of the team hosts. */
async function changeHost(call: Call, adminId: string, team: Team | undefined): Promise<void> {
  const host = team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
  await call('PUT', `/teamservice/v1/runningdinner/${adminId}/teamhosts`, {
    teams: [{ id: team?.id, hostTeamMember: { id: host?.id } }],
  })
}

/** A search that found its plan and waits for a decision. */
async function finishedOptimization(call: Call, adminId: string): Promise<string> {
  const base = `/dinnerrouteservice/v1/runningdinner/${adminId}/optimization`
  const { optimizationId } = await call<{ optimizationId: string }>('POST', base, { ignoreMealAssignments: true })
  for (let tries = 0; tries < 150; tries++) {
    const { status } = await call<{ status: string }>('GET', `${base}/${optimizationId}/status`)
    if (status !== 'RUNNING') return optimizationId
    await delay(200)
  }
  throw new Error('the search does not end')
}
