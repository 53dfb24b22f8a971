import {
  activityRoutes,
  dinnerRoutes,
  type EventStatusReply,
  messageRoutes,
  notificationRoutes,
  participantRoutes,
  type ReplyOf,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { type SinkOptions, smtpSink } from '../../../../test/smtp-sink.ts'
import { jobTasks } from '../../jobs.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h' }
const toTeams = { subject: 'S', message: 'm', hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n' }

/** Nine teams of a confirmed event, whose mails go to an SMTP server. */
async function givenEvening(answer?: SinkOptions['answer']) {
  const sink = await smtpSink(answer ? { answer } : {})
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const teams = await givenTeams(app, given)
  const ctx = { ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } }
  const deliver = () => jobTasks(ctx)['deliver-mails']()
  await deliver()
  const selection = (ids?: readonly string[]) =>
    ids ? { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ids } : { teamSelection: 'ALL' }
  return {
    app,
    params,
    teams,
    deliver,
    sendRoutes: async (ids?: readonly string[]) => {
      const body = { ...routes, ...selection(ids) }
      expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body })).status).toBe(200)
    },
    sendTeams: async (ids?: readonly string[]) => {
      const body = { ...toTeams, ...selection(ids) }
      expect((await app.call(messageRoutes.teams.send, { params, body })).status).toBe(200)
    },
    eventStatus: async (): Promise<EventStatusReply> =>
      ((await app.call(activityRoutes.dashboard, { params })).body as ReplyOf<typeof activityRoutes.dashboard>)
        .standing,
    changeHost: async ({ id, teamMembers, hostTeamMember }: TeamReply) => {
      const otherMember = teamMembers.find((member) => member.id !== hostTeamMember?.id)
      const body = { teams: [{ id, hostTeamMember: { id: otherMember?.id } }] }
      expect((await app.call(teamRoutes.saveHosts, { params, body })).status).toBe(200)
    },
    /** The team with its guests and hosts, and one team that never meets it. */
    around: async (team: TeamReply) => {
      const { body } = await app.call(teamRoutes.meetingPlan, { params: { ...params, teamId: team.id } })
      const { guestTeams, hostTeams } = body as ReplyOf<typeof teamRoutes.meetingPlan>
      const concerned = [team, ...guestTeams, ...hostTeams].map(({ id }) => id)
      return { concerned, unrelatedTeamId: teams.find(({ id }) => !concerned.includes(id))?.id ?? '' }
    },
  }
}

const first = ([team]: readonly TeamReply[]): TeamReply => {
  if (!team) throw new Error('no team')
  return team
}

test('counts one of nine teams as reached when routes went to one team', async () => {
  const { teams, sendRoutes, deliver, eventStatus } = await givenEvening()
  await sendRoutes([first(teams).id])
  await deliver()
  expect(await eventStatus()).toMatchObject({
    routeMailsSent: false,
    routeMails: { begun: true, teams: 9, teamsReached: 1, onTheWay: 0, numFailed: 0, unsent: 16 },
  })
})

test('reaches no team when every mail fails, and names the first failures', async () => {
  const { sendRoutes, sendTeams, deliver, eventStatus } = await givenEvening(() => ({
    code: 550,
    text: '5.1.1 unknown',
  }))
  await sendTeams()
  await sendRoutes()
  await deliver()
  const { teamMailsSent, routeMailsSent, routeMails } = await eventStatus()
  expect([teamMailsSent, routeMailsSent]).toEqual([false, false])
  expect(routeMails).toMatchObject({ begun: true, teamsReached: 0, unsent: 0 })
  expect(routeMails.numFailed + routeMails.onTheWay).toBe(18)
  expect(routeMails.numFailed).toBeGreaterThan(0)
  expect(routeMails.failed[0]).toEqual({
    name: expect.stringContaining('Nachname'),
    teamNumber: 1,
    jobId: expect.any(String),
  })
})

test('does not count a team as reached when one of its mails failed', async () => {
  const { teams, sendTeams, deliver, eventStatus } = await givenEvening((recipient) =>
    recipient === 'person7@guests.example' ? { code: 550, text: '5.1.1 unknown' } : undefined,
  )
  await sendTeams()
  await deliver()
  const { teamMailsSent, teamMails } = await eventStatus()
  expect(teamMailsSent).toBe(false)
  expect(teamMails).toMatchObject({ teamsReached: 8, numFailed: 1, unsent: 0 })
  const unlucky = teams.find(({ teamMembers }) => teamMembers.some(({ email }) => email === 'person7@guests.example'))
  expect(teamMails.failed.map(({ teamNumber }) => teamNumber)).toEqual([unlucky?.teamNumber])
})

test('counts all teams as reached only after every mail was delivered', async () => {
  const { sendTeams, sendRoutes, deliver, eventStatus } = await givenEvening()
  await sendTeams()
  await sendRoutes()
  expect(await eventStatus()).toMatchObject({
    teamMailsSent: false,
    routeMailsSent: false,
    routeMails: { onTheWay: 18 },
  })
  await deliver()
  expect(await eventStatus()).toMatchObject({
    teamMailsSent: true,
    routeMailsSent: true,
    routeMails: { teamsReached: 9, onTheWay: 0, failed: [] },
    untoldChanges: 0,
    knowledge: { teams: { people: 18, known: 18 }, routes: { people: 18, known: 18, never: 0 } },
  })
})

test('a changed host outdates six people until their teams received new routes', async () => {
  const { teams, sendRoutes, deliver, eventStatus, changeHost, around } = await givenEvening()
  await sendRoutes()
  await deliver()
  const team = first(teams)
  const { concerned, unrelatedTeamId } = await around(team)
  await changeHost(team)
  const changed = await eventStatus()
  expect(changed).toMatchObject({
    untoldChanges: 6,
    routeMailsSent: true,
    teamMailsSent: false,
    teamMails: { teamsReached: 9, unsent: 0 },
  })
  await sendRoutes([unrelatedTeamId])
  await deliver()
  expect((await eventStatus()).untoldChanges).toBe(6)
  await sendRoutes(concerned)
  expect(await eventStatus()).toMatchObject({ untoldChanges: 0, routeMailsSent: false, routeMails: { onTheWay: 6 } })
  await deliver()
  expect(await eventStatus()).toMatchObject({ untoldChanges: 0, routeMailsSent: true })
})

test('a change that is undone needs no mail', async () => {
  const { app, params, teams, sendRoutes, deliver, eventStatus, changeHost } = await givenEvening()
  await sendRoutes()
  await deliver()
  await changeHost(first(teams))
  expect((await eventStatus()).untoldChanges).toBe(6)
  expect((await app.call(teamRoutes.undo, { params })).status).toBe(200)
  expect(await eventStatus()).toMatchObject({ untoldChanges: 0, routeMailsSent: true })
})

test('a new mail address counts as not reached', async () => {
  const { app, params, teams, sendRoutes, deliver, eventStatus } = await givenEvening()
  await sendRoutes()
  await deliver()
  const of = { params: { ...params, participantId: first(teams).teamMembers[0]?.id ?? '' } }
  const { body } = await app.call(participantRoutes.get, of)
  await app.call(participantRoutes.update, { ...of, body: { ...(body as object), email: 'new@guests.example' } })
  expect(await eventStatus()).toMatchObject({ routeMailsSent: false, routeMails: { teamsReached: 8, unsent: 1 } })
})

test('teams built again outdate the people whose evening changed', async () => {
  const { app, params, teams, sendTeams, sendRoutes, deliver, eventStatus } = await givenEvening()
  await sendTeams()
  await sendRoutes()
  await deliver()
  expect((await app.call(teamRoutes.rearrange, { params })).status).toBe(200)
  expect(await eventStatus()).toMatchObject({ untoldChanges: 0, teamMailsSent: true })
  const { body } = await app.call(participantRoutes.get, {
    params: { ...params, participantId: first(teams).teamMembers[0]?.id ?? '' },
  })
  const seats = { ...(body as object), numSeats: 0 }
  const { id } = body as { id: string }
  expect(
    (await app.call(participantRoutes.update, { params: { ...params, participantId: id }, body: seats })).status,
  ).toBe(200)
  expect((await app.call(teamRoutes.rearrange, { params })).status).toBe(200)
  const { untoldChanges, teamMailsSent } = await eventStatus()
  expect([untoldChanges > 0, teamMailsSent]).toEqual([true, false])
})

const cancelFirst = async ({ app, params, teams }: Awaited<ReturnType<typeof givenEvening>>) => {
  const teamId = first(teams).id
  const sent = await app.call(teamRoutes.cancel, {
    params: { ...params, teamId },
    body: { teamId, replaceTeam: false },
  })
  expect(sent.status).toBe(200)
}
const notify = async ({ app, params, deliver }: Awaited<ReturnType<typeof givenEvening>>, isDelivered: boolean) => {
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
  if (isDelivered) await deliver()
}

test('members of a cancelled team count until they know, also when only teams were written to', async () => {
  const evening = await givenEvening()
  await evening.sendTeams()
  await evening.deliver()
  await cancelFirst(evening)
  const before = await evening.eventStatus()
  expect(before).toMatchObject({ teamMailsSent: false, teamMails: { teams: 9, teamsReached: 9, unsent: 0 } })
  const { outdated } = (await evening.app.call(notificationRoutes.notificationStatus, { params: evening.params }))
    .body as ReplyOf<typeof notificationRoutes.notificationStatus>
  const former = first(evening.teams).teamMembers.map(({ id }) => id)
  expect(outdated.map(({ participantId }) => participantId)).toEqual(expect.arrayContaining(former))
  expect(before.untoldChanges).toBe(outdated.length)
  await notify(evening, false)
  expect(await evening.eventStatus()).toMatchObject({
    untoldChanges: 0,
    teamMailsSent: false,
    teamMails: { onTheWay: outdated.length },
  })
  await evening.deliver()
  expect(await evening.eventStatus()).toMatchObject({
    untoldChanges: 0,
    teamMailsSent: true,
    teamMails: { teams: 8, teamsReached: 8, onTheWay: 0 },
  })
})

test('a failed mail to members of a cancelled team is named, and the task stays open', async () => {
  const refused = new Set<string>()
  const evening = await givenEvening((to) => (refused.has(to) ? { code: 550, text: '5.1.1 unknown' } : undefined))
  await evening.sendRoutes()
  await evening.deliver()
  await cancelFirst(evening)
  const former = first(evening.teams).teamMembers
  for (const { email } of former) refused.add(email)
  await notify(evening, true)
  const { routeMailsSent, routeMails } = await evening.eventStatus()
  expect(routeMailsSent).toBe(false)
  expect(routeMails.numFailed).toBe(2)
  const names = former.map(({ firstnamePart, lastname }) => `${firstnamePart} ${lastname}`)
  expect(routeMails.failed.map(({ name, teamNumber }) => [name, teamNumber])).toEqual(names.map((name) => [name, null]))
})
