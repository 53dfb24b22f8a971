import { test } from 'vitest'
import { expectChangesDespiteKills } from '../../../../test/killed-changes.ts'

const kills = Number(process.env.TRIES ?? 3)

// An event of 300 people, and a process for each kill.
test(`workers killed ${kills} times while 300 changes are mailed lose none, and every person knows them`, () =>
  expectChangesDespiteKills(300, kills))
