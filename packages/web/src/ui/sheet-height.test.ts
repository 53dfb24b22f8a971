import { describe, expect, test } from 'vitest'
import { settledSheet, sheetHandleHeight, sheetHeight, sheetStateAfter } from './sheet-height.ts'

const room = 600

test('a sheet is as high as its handle, half of its room, or nearly all of it', () => {
  expect([sheetHeight('closed', room), sheetHeight('half', room), sheetHeight('full', room)]).toEqual([
    sheetHandleHeight,
    300,
    544,
  ])
})

test('a sheet never gets lower than its handle, however small the room', () => {
  for (const state of ['closed', 'half', 'full'] as const)
    expect(sheetHeight(state, 50)).toBeGreaterThanOrEqual(sheetHandleHeight)
})

describe('a sheet that is let go', () => {
  test.each([
    [80, 0, 'closed'],
    [190, 0, 'half'],
    [410, 0, 'half'],
    [440, 0, 'full'],
    [310, 1, 'full'],
    [100, 1, 'half'],
    [290, -1, 'closed'],
    [500, -1, 'half'],
    [700, 1, 'full'],
    [10, -1, 'closed'],
  ] as const)('at %d px with a speed of %d comes to rest %s', (height, speed, state) => {
    expect(settledSheet(height, speed, room)).toBe(state)
  })
})

test.each([
  ['ArrowUp', 'closed', 'half'],
  ['ArrowUp', 'full', 'full'],
  ['ArrowDown', 'full', 'half'],
  ['ArrowDown', 'closed', 'closed'],
  ['Home', 'closed', 'full'],
  ['End', 'full', 'closed'],
  ['Escape', 'half', 'closed'],
  ['a', 'half', undefined],
] as const)('%s leads from %s to %s', (key, before, after) => {
  expect(sheetStateAfter(key, before)).toBe(after)
})
