import { expect, test } from 'vitest'
import { overviewLines, viewOf } from './overview-content.ts'

const [home, there, party] = [
  { lat: 51, lng: 12 },
  { lat: 51.1, lng: 12 },
  { lat: 52, lng: 13 },
]
const places = {
  ofTeam: new Map([
    [1, home],
    [2, there],
  ]),
  afterParty: party,
}
const routes = [
  { currentTeam: { teamNumber: 1 }, teams: [{ teamNumber: 1, meal: { id: 'm' } }] },
  { currentTeam: { teamNumber: 9 }, teams: [{ teamNumber: 9, meal: { id: 'm' } }] },
]
const all = { team: undefined, to: undefined, withAfterParty: true, pin: undefined }

test('only the chosen team is highlighted', () => {
  const leg = { to: 'm', from: home, towards: there }
  const lines = overviewLines(
    [
      { ...leg, teamNumber: 1 },
      { ...leg, teamNumber: 2 },
    ],
    2,
  )
  expect(lines.map((line) => line.tone)).toEqual(['plain', 'highlighted'])
})

test('without a choice everything is in view, the after party only while it is shown', () => {
  expect(viewOf(routes, places, all).points).toEqual([home, there, party])
  expect(viewOf(routes, places, { ...all, withAfterParty: false }).points).toEqual([home, there])
})

test('a choice moves the view to its stops', () => {
  const view = viewOf(routes, places, { ...all, team: 1 })
  expect(view.points).toEqual([home])
  expect(view.key).not.toBe(viewOf(routes, places, all).key)
})

test('a chosen team nobody can find leaves the view on all', () => {
  expect(viewOf(routes, places, { ...all, team: 9 })).toEqual(viewOf(routes, places, all))
})
