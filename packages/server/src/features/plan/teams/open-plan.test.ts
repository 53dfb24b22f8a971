import { type Route, settingsRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { callsOf, createTestApp } from '../../../../test/app.ts'
import { failingDatabase } from '../../../../test/failing-database.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { createApp } from '../../../app.ts'

test.each<[Route, (facts: { teamId: string; meals: readonly object[] }) => unknown]>([
  [teamRoutes.lock, () => ({ locked: true })],
  [teamRoutes.cancel, () => ({})],
  [teamRoutes.undo, () => undefined],
  [teamRoutes.drop, () => undefined],
  [teamRoutes.rearrange, () => undefined],
  [settingsRoutes.saveSchedule, ({ meals }) => ({ meals: meals.slice(1) })],
])('reads the plan once before the change and once after it: $summary', async (route, bodyOf) => {
  const app = await createTestApp()
  const counted = failingDatabase(app.database.url)
  const counting = await createApp({ ...app.ctx, db: counted.db }, '/nonexistent')
  onTestFinished(async () => {
    await counting.close()
    await counted.close()
  })
  const given = await givenDinner(app)
  const [team, other] = await givenTeams(app, given)
  const params = { ...given.params, teamId: team?.id ?? '' }
  const { status } = await app.call(teamRoutes.lock, {
    params: { ...params, teamId: other?.id ?? '' },
    body: { locked: true },
  })
  expect(status).toBe(200)
  counted.watch()
  const body = bodyOf({ teamId: params.teamId, meals: given.dinner.meals })
  const reply = await callsOf(counting)(route, { params, ...(body === undefined ? {} : { body }) })
  expect(reply.status).toBe(200)
  const readings = counted.statements().filter((text) => /^select .* from "visit"/.test(text))
  expect(readings).toHaveLength(2)
})
