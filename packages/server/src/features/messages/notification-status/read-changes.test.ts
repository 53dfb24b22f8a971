import { dinnerRoutes, messageRoutes, type NotificationStatusReply, notificationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'

const routes = { subject: 'S', message: 'm', teamSelection: 'ALL', selfTemplate: 's', hostsTemplate: 'h' }

test('the organiser reads another date once, without times that stay, in the language of their pages', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app, { runningDinnerType: 'DEMO' })
  const { params, dinner } = given
  await givenTeams(app, given)
  await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })
  await app.deliver()
  const body = { basicDetails: { ...dinner.basicDetails, date: '2030-06-16' } }
  expect((await app.call(dinnerRoutes.saveBasicSettings, { params, body })).status).toBe(200)
  const changes = async (language: string) => {
    const headers = { 'accept-language': language }
    const reply = await app.call(notificationRoutes.notificationStatus, { params, headers })
    return (reply.body as NotificationStatusReply).outdated[0]?.changes
  }
  expect(await changes('de')).toEqual([
    { fact: 'DATE', before: 'Samstag, 15. Juni 2030', after: 'Sonntag, 16. Juni 2030' },
  ])
  expect(await changes('en')).toEqual([
    { fact: 'DATE', before: 'Saturday, 15 June 2030', after: 'Sunday, 16 June 2030' },
  ])
})
