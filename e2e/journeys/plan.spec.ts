import { test } from '@playwright/test'
import { callOf } from '../call.ts'
import { addPeople, createDemo, sendRoutes } from '../demo-event.ts'
import { PlanPages } from '../pages/plan-pages.ts'
import type { Language } from '../words.ts'

test('from a number that does not work out to a plan that survives a team less', async ({ page, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  const { adminId } = await createDemo(call, language)
  await addPeople(call, adminId, 9)
  const organiser = new PlanPages(page, `/admin/${adminId}`, language)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('27 people, nobody waits', () => organiser.buildTeamsOfAll(13))
  await test.step('routes are sent', () => sendRoutes(call, adminId))
  await test.step('a better plan, beside the present one', () => organiser.optimize())
  await test.step('new routes to send', () => organiser.expectNewRoutesToSend())
  await test.step('distances, neighbours and quality', () => organiser.lookAtEveryView())
  await test.step('a team drops out', () => organiser.dropOut(5))
})
