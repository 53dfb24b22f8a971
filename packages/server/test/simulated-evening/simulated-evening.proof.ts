import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { eveningServer } from './evening-server.ts'
import { playEvening } from './play-evening.ts'

// Eighteen hours of nine teams are some 500 calls.
test('a whole evening on phones that lose signal: board and cards show the truth, no press is lost and no mail is wrong', async () => {
  const played = await playEvening({ server: eveningServer(await createTestApp()), teamCount: 9, seed: 7 })
  expect(played).toMatchObject({ lost: [], differences: [], wrongMails: [] })
  // Without them nothing was tried.
  expect(played.received).toBeGreaterThan(80)
  for (const count of [played.repeated, played.late, played.guestMails]) expect(count).toBeGreaterThan(0)
  expect(played.boardsCompared).toBeGreaterThan(100)
})
