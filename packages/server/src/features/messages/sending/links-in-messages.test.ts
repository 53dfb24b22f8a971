import { messageRoutes } from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { readHtml } from '../../../../test/read-html.ts'

const ofOrganiser = 'https://organiser.example/plan?tag=1'
const { TEAM, DINNER_ROUTE } = phrases.de.messages.defaults

const messages = [
  {
    about: 'message to all',
    route: messageRoutes.participants.send,
    body: { subject: 'S', message: `{firstname} {lastname}: ${ofOrganiser}`, participantSelection: 'ALL' },
  },
  {
    about: 'about teams',
    route: messageRoutes.teams.send,
    body: {
      ...{ ...TEAM, subject: 'S', teamSelection: 'ALL' },
      ...{ message: `${TEAM.message} {managehostlink}`, hostMessagePartTemplate: `{partner} ${ofOrganiser}` },
      nonHostMessagePartTemplate: `{partner} ${ofOrganiser}`,
    },
  },
  {
    about: 'about routes',
    route: messageRoutes.dinnerRoutes.send,
    body: {
      ...DINNER_ROUTE,
      subject: 'S',
      teamSelection: 'ALL',
      hostsTemplate: `{firstname} {hostaddress} ${ofOrganiser}`,
    },
  },
] as const

test.each(messages)(
  'an address in a guest’s name or note is no link, the organiser’s is: $about',
  async ({ route, body }) => {
    const app = await createTestApp()
    const given = await givenDinner(app)
    await confirmDinner(app, given)
    await givenTeams(app, given)
    await app.ctx.db
      .updateTable('participant')
      .set({
        firstName: 'https://guest.example/win',
        lastName: 'www.guest.example',
        addressRemarks: 'https://guest.example/door',
      })
      .execute()
    expect((await app.call(route, { params: given.params, body })).status).toBe(200)
    await app.deliver()
    const mails = (await app.mails()).filter(({ subject }) => subject === 'S')
    expect(mails).toHaveLength(18)
    for (const { html } of mails) {
      const { links, text } = readHtml(html)
      expect(text).toContain('https://guest.example/win')
      expect(links.filter((link) => link.includes('guest.example/'))).toEqual([])
      expect(links).toContain(ofOrganiser)
    }
  },
)
