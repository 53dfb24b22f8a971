import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAll, forgetSent, keepUnsent, type SentReport, unsentReports } from './report-queue.ts'

const mine = { selfAdminId: 'mine', participantId: 'p1' }
const other = { selfAdminId: 'other', participantId: 'p1' }
const report = (id: string, minute: string): SentReport => ({ id, kind: 'HOME', madeAt: `2030-06-01T23:${minute}:00Z` })
const ids = async (link = mine) => (await unsentReports(link)).map(({ id }) => id)

afterEach(() => Promise.all([forgetAll(mine), forgetAll(other)]))

test('keeps the reports of each link apart, in the order of the presses', async () => {
  await keepUnsent(mine, report('later', '20'))
  await keepUnsent(mine, report('sooner', '10'))
  await keepUnsent(other, report('foreign', '00'))
  expect(await ids()).toEqual(['sooner', 'later'])
  await forgetSent(mine, 'sooner')
  expect(await ids()).toEqual(['later'])
  await forgetAll(mine)
  expect(await ids()).toEqual([])
  expect(await ids(other)).toEqual(['foreign'])
})

test('keeps a report while the page is open where the browser stores nothing', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await keepUnsent(mine, report('held', '10'))
  expect(await ids()).toEqual(['held'])
  await forgetSent(mine, 'held')
  expect(await ids()).toEqual([])
  vi.restoreAllMocks()
})
