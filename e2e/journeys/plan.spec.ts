import { test } from '@playwright/test'
import { callOf } from '../call.ts'
import { addPeople, createDemo, sendRoutes } from '../demo-event.ts'
import { PlanPages } from '../pages/plan-pages.ts'
import type { Language } from '../words.ts'

test('from a number that does not fit to a plan that survives a lost team', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  const { adminId } = await createDemo(call, language)
  await addPeople(call, adminId, 9)
  const organiser = new PlanPages(page, `/admin/${adminId}`, language)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('27 people, none waiting', () => organiser.buildTeamsOfAll(13))
  await test.step('sends the routes', () => sendRoutes(call, adminId))
  await test.step('finds a better plan beside the present one', () => organiser.optimize())
  await test.step('offers to send new routes', () => organiser.expectNewRoutesToSend())
  await test.step('shows distances, neighbours and quality', () => organiser.lookAtEveryView())
  await test.step('a team drops out', () => organiser.dropOut(5))
})
