import { expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { givenPublicDinner } from '../../../../../test/given-registration.ts'

const data = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
const pair = { numSeats: 6, teamPartnerWishRegistrationData: data }

/** `1` registers a single, `2` a pair; the answers are `.` for a place and `w` for the waiting list. */
async function answersTo(limit: number | null, registering: string): Promise<string> {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: limit } })
  let answers = ''
  for (const [index, size] of [...registering].entries())
    answers += (await given.register(index + 1, size === '2' ? pair : {})).waitingList ? 'w' : '.'
  return answers
}

test.each([
  [null, '1122', '....'],
  [3, '1111', '...w'],
  [1, '11', '.w'],
  [1, '21', 'w.'],
  [1, '2121', 'w.ww'],
  [3, '112', '..w'],
  [3, '1121', '..w.'],
  [3, '11211', '..w.w'],
  [3, '11221', '..ww.'],
  [3, '11212', '..w.w'],
  [4, '221', '..w'],
  [2, '12', '.w'],
  [2, '121', '.w.'],
])('with %s places, registrations of %s are answered %s', async (limit, registering, answers) => {
  expect(await answersTo(limit, registering)).toBe(answers)
})
