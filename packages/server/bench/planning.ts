import { setTimeout as delay } from 'node:timers/promises'
import { type OptimizationState, participantRoutes, planOptimizationRoutes, teamRoutes } from '@running-dinner/contract'
import { settingsRoutes } from '@running-dinner/contract/events'
import { seededRandom } from '@running-dinner/domain'
import { dinnerBody } from '../test/bodies.ts'
import type { ApiClient } from './api-client.ts'
import { measured } from './loop-probe.ts'

/** Waiting times of an organiser with 300 teams, and the delay for other requests meanwhile. */
export async function planning(url: string, api: ApiClient, adminId: string) {
  const params = { adminId }
  const { options } = dinnerBody()
  const arranged = await measured(url, () => api.call<{ teams: { id: string }[] }>(teamRoutes.arrange, { params }))
  await locate(api, adminId)
  const arrangedByWays = await measured(url, () => api.call(teamRoutes.rearrange, { params }))
  await api.call(settingsRoutes.saveOptions, { params, body: { ...options, considerShortestPaths: true } })
  const arrangedWithCourses = await measured(url, () =>
    api.call<{ teams: { id: string }[] }>(teamRoutes.rearrange, { params }),
  )
  const { teams } = arrangedWithCourses.result
  const quality = await measured(url, () => api.call(planOptimizationRoutes.quality, { params }))
  const optimized = await measured(url, () => optimizing(api, adminId, { ignoreMealAssignments: true }))
  const kept = await measured(url, () => optimizing(api, adminId, {}))
  const { optimizationId } = optimized.result
  const preview = await measured(url, () =>
    api.call<{ before: unknown; after: unknown }>(planOptimizationRoutes.preview, {
      params: { ...params, optimizationId },
    }),
  )
  const applied = await measured(url, () =>
    api.call(planOptimizationRoutes.apply, { params: { ...params, optimizationId } }),
  )
  const body = { withoutTeamIds: teams.slice(0, 1).map((team) => team.id) }
  const repaired = await measured(url, () => api.call(planOptimizationRoutes.repair, { params, body }))
  const steps = { arranged, arrangedByWays, arrangedWithCourses, quality, optimized, kept, preview, applied, repaired }
  const { before, after } = preview.result
  return {
    teams: teams.length,
    before,
    after,
    ms: Object.fromEntries(Object.entries(steps).map(([name, { ms }]) => [name, ms])),
    longestHealthMs: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, step.longestMs])),
  }
}

async function optimizing(api: ApiClient, adminId: string, body: object): Promise<OptimizationState> {
  const { optimizationId } = await api.call<OptimizationState>(planOptimizationRoutes.start, {
    params: { adminId },
    body,
  })
  for (;;) {
    const state = await api.call<OptimizationState>(planOptimizationRoutes.status, {
      params: { adminId, optimizationId },
    })
    if (state.status !== 'RUNNING') return state
    await delay(100)
  }
}

/** Gives every person a home somewhere in a town. */
async function locate(api: ApiClient, adminId: string): Promise<void> {
  const random = seededRandom(1)
  const { participants } = await api.call<{ participants: { id: string }[] }>(participantRoutes.list, {
    params: { adminId },
  })
  for (const { id } of participants) {
    const body = { lat: 47.97 + 0.06 * random(), lng: 7.78 + 0.1 * random() }
    await api.call(participantRoutes.geocode, { params: { adminId, participantId: id }, body })
  }
}
