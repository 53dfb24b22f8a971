import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankMessage } from '../../../../features/messages/sending/message-content.ts'
import { dropDraft, keepDraft, readDraft, reopenDraft } from './draft-storage.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const content = { ...blankMessage('TEAM', 'de'), subject: 'Hello', customSelectedIds: ['t1'] }

test('stores one draft per event and kind', () => {
  keepDraft('A', 'TEAM', content)
  expect(readDraft('A', 'TEAM')).toEqual(content)
  expect(readDraft('A', 'PARTICIPANT')).toBeUndefined()
  expect(readDraft('B', 'TEAM')).toBeUndefined()
  dropDraft('A', 'TEAM')
  expect(readDraft('A', 'TEAM')).toBeUndefined()
})

test('restores a sent draft only when the same job is taken back', () => {
  keepDraft('A', 'TEAM', content, 'job')
  expect(readDraft('A', 'TEAM')).toBeUndefined()
  expect(reopenDraft('A', 'TEAM', 'another job')).toBe(false)
  expect(readDraft('A', 'TEAM')).toBeUndefined()
  expect(reopenDraft('A', 'TEAM', 'job')).toBe(true)
  expect(readDraft('A', 'TEAM')).toEqual(content)
})

const withoutParts = JSON.stringify({ content: { ...content, parts: null } })

test.each(['', 'null', '{', '[]', '{"content":{"subject":1}}', withoutParts])(
  'treats unreadable data (%s) as no draft',
  (data) => {
    keepDraft('A', 'TEAM', content)
    for (const key of stored.keys()) stored.set(key, data)
    expect(readDraft('A', 'TEAM')).toBeUndefined()
  },
)
