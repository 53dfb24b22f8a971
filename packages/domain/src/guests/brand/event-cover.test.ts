import { expect, test } from 'vitest'
import { coverSvg, eventCover } from './event-cover.ts'

const event = { title: 'Freiburg isst zusammen', date: '2030-06-15', city: 'Freiburg' }

test('draws the same cover for the same title, date and place, however they are spaced and cased', () => {
  const again = { ...event, title: ' freiburg ISST zusammen ' }
  expect(coverSvg(eventCover(again, 6, 4))).toBe(coverSvg(eventCover(event, 6, 4)))
})

test.each([{ title: 'Freiburg isst zusammen 2' }, { date: '2030-06-16' }, { city: 'Freising' }])(
  'draws another cover for %j',
  (other) => {
    expect(coverSvg(eventCover({ ...event, ...other }, 6, 4))).not.toBe(coverSvg(eventCover(event, 6, 4)))
  },
)

test.each([
  [3, 1],
  [4, 5],
  [6, 4],
  [12, 3],
])('leads through three courses from left to right inside a picture of %i by %i tiles', (columns, rows) => {
  for (let day = 10; day < 30; day++) {
    const { stops, width, height, layers } = eventCover({ ...event, date: `2030-06-${day}` }, columns, rows)
    expect(stops.map(({ course }) => course)).toEqual(['starter', 'main', 'dessert'])
    const across = stops.map(({ x }) => x)
    expect(across).toEqual([...new Set(across)].sort((one, other) => one - other))
    for (const { x, y } of stops) expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true])
    const numbers = layers.flatMap(({ path }) => path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height))
  }
})

test('does not hide a shape below the ground of its tile', () => {
  const { layers } = eventCover(event, 6, 4)
  const grounds = layers.map(({ path }) => /^(M\d+ \d+H\d+V\d+H\d+Z)+$/.test(path))
  expect(grounds[0]).toBe(true)
})
