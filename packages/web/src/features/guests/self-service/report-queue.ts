import type { eveningRoutes } from '@running-dinner/contract/evening'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { createStore, del, entries, set } from 'idb-keyval'
import type { SelfLink } from './self-link.ts'

export type SentReport = BodyInputOf<typeof eveningRoutes.report>

/** Reports that no server has answered for yet: they survive a closed browser and are sent again under the same id. */
const store = createStore('running-dinner-evening', 'unsent-reports')

/** Where the browser stores nothing, they last as long as the page. */
const inMemory = new Map<string, SentReport>()

const keyOf = ({ selfAdminId, participantId }: SelfLink, id: string) => `${selfAdminId}/${participantId}/${id}`

/** The unsent reports of one link, in the order of the presses. */
export async function unsentReports(link: SelfLink): Promise<SentReport[]> {
  const storedReports = await entries<string, SentReport>(store).catch(() => [])
  return [...storedReports, ...inMemory]
    .filter(([key]) => key.startsWith(keyOf(link, '')))
    .map(([, report]) => report)
    .sort((first, second) => Date.parse(first.madeAt) - Date.parse(second.madeAt))
}

export async function keepUnsent(link: SelfLink, report: SentReport): Promise<void> {
  const key = keyOf(link, report.id)
  await set(key, report, store).catch(() => inMemory.set(key, report))
}

export async function forgetSent(link: SelfLink, id: string): Promise<void> {
  const key = keyOf(link, id)
  if (!inMemory.delete(key)) await del(key, store)
}

/** When the link opens nothing any more. */
export async function forgetAll(link: SelfLink): Promise<void> {
  for (const { id } of await unsentReports(link)) await forgetSent(link, id)
}
