import type { Route } from '@running-dinner/contract'
import type { TestApp } from './app.ts'
import { deletionExamples } from './deletion-examples.ts'
import type { Example } from './failing-calls.ts'
import { repeatExamples } from './repeat-examples.ts'
import { tenantExamples } from './tenant-examples.ts'
import type { TenantFacts } from './tenant-facts.ts'

/** Of each call those that may succeed, the likeliest first. */
export function examplesOf(route: Route): Example[] {
  const own = [...repeatExamples, ...deletionExamples].filter((example) => example.route === route)
  const tenants = tenantExamples.filter((example) => example.route === route && (example.answers ?? 200) < 400)
  return [
    ...own.map(({ sent }) => sent),
    ...tenants.map((example) => (_app: TestApp, facts: TenantFacts) => ({
      params: (example.params?.(facts) ?? {}) as Record<string, string>,
      query: (example.query?.(facts) ?? {}) as Record<string, string>,
      body: example.body?.(facts),
    })),
    () => ({}),
  ]
}
