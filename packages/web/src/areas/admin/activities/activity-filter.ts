import { type ActivityType, activityTypes } from '@running-dinner/contract/activities.ts'

export interface ActivityFilter {
  type: ActivityType | undefined
  /** From 0, as the call counts. */
  page: number
}

/** What the address remembers: `?type=...&page=2`, pages counted from 1; nonsense counts as nothing. */
export function readFilter(query: URLSearchParams): ActivityFilter {
  const type = activityTypes.find((one) => one === query.get('type'))
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) - 1 : 0
  return { type, page }
}

export function writeFilter({ type, page }: ActivityFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (type !== undefined) query.set('type', type)
  if (page > 0) query.set('page', String(page + 1))
  return query
}
